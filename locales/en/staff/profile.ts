export const profile = {
  title: 'Profile settings',
  purpose: 'Saves a guest’s names, phone and language, each by itself, and hands out all that is kept about them.',
  states: {
    idle: 'Form shown',
    saving: 'Saving',
    'saving.asWritten': 'As it is written',
    'saving.overtaken': 'Written on meanwhile',
    'saving.again': 'Saved again next',
    exporting: 'Preparing the file',
  },
  about: { exporting: 'Everything that is kept about the guest, as a file.' },
  events: {
    'data.export': 'ask for all data',
    'guest.change': 'another guest, or none',
    'section.edit': 'type in the form',
    'section.save': 'save a part',
  },
  guards: {
    isBeingSaved: 'it is what is being saved',
    isSaveQueued: 'it was asked for again meanwhile',
    isOvertaken: 'it was written on meanwhile',
  },
  ports: { exportData: 'hand out all data', saveProfile: 'save the profile' },
  delays: {},
  viewStates: {
    names: {
      name: 'Names',
      values: { still: 'nothing', busy: 'saving', done: 'saved', failed: 'not saved' },
    },
    phone: {
      name: 'Phone',
      values: { still: 'nothing', busy: 'saving', done: 'saved', failed: 'not saved' },
    },
    language: {
      name: 'Language',
      values: { still: 'nothing', busy: 'saving', done: 'saved', failed: 'not saved' },
    },
    export: {
      name: 'All data',
      values: { still: 'nothing', busy: 'being prepared', done: 'handed out', failed: 'not handed out' },
    },
  },
  actions: {
    forget: 'forget what was said of the last try',
    rememberDone: 'note that it is done',
    rememberExport: 'note that all data are asked for',
    rememberSave: 'remember what is to be saved',
    rememberUnlessOfField: 'note why, unless it was about a field that reads otherwise now',
  },
}
