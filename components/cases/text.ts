/** The paragraphs of a plain text: blank lines part them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean);

/** One thing a client needs: `Title: sentence`, or a sentence alone. */
export type Need = { title: string; sentence: string };

/** The needs of a client, one per line. */
export const needsOf = (text: string): Need[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => {
      const [, title = '', sentence = line] = /^([^:]{1,60}):\s+(.+)$/.exec(line) ?? [];
      return { title, sentence };
    });
