/** Case studies one at a time; which ones is the page's `+data`. Without any, the section is left out. */
export type SlidesSection = { kind: 'slides'; title: string; label: string };
