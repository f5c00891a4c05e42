/** The surface a section stands on, one of `styles/surfaces`. */
export type Ground = 'white' | 'grey' | 'grey2' | 'black' | 'red';

/** A title, and one supporting line beside it. */
export type SectionTitle = { title: string; note?: string };

/** A short text under its own title. */
export type TitledText = { title: string; text: string };
