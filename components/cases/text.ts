/** Splits plain text at blank lines. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean);

/** A client's need, written as `Title: sentence` or only as a sentence. */
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
