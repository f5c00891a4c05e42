/** Splits plain text at blank lines. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean);

/** One need of a client: `Title: sentence`, or only a sentence. */
type Need = { title: string; sentence: string };

/** Parses a client's needs, one per line. */
export const parseNeeds = (text: string): Need[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => {
      const [, title = '', sentence = line] = /^([^:]{1,60}):\s+(.+)$/.exec(line) ?? [];
      return { title, sentence };
    });
