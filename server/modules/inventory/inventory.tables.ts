/** One day of one room type; a missing row means that every room is free all day. */
interface RoomDayTable {
  room_type_id: string
  /** `YYYY-MM-DD`. */
  day: string
  cap: number
  /** Rooms taken in each of the 24 hours. */
  sold: number[]
}

export interface InventoryTables {
  room_day: RoomDayTable
}
