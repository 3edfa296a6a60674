/** The drawing of a machine's chart, and the files it can be saved as. */
export const chartDrawing = {
  fold: 'Fold {{state}}',
  unfold: 'Unfold {{state}}',
  foldedOne: '1 state folded',
  folded: '{{count}} states folded',
  place: 'Where the middle of the drawing lies',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  export: 'Export',
  close: 'Close',
  formats: {
    svg: { name: 'SVG', text: 'A picture of the whole chart, as it is marked now' },
    mermaid: { name: 'Mermaid', text: 'A diagram for documents' },
    json: { name: 'JSON', text: 'The chart with its layout' },
  },
  /** In a Mermaid diagram: the state that holds the transitions of the box around it. */
  everywhere: 'from everywhere in it',
}
