/** All machines of the registry. */
export const MachinesPage = () => null
