import { bar, box, disc, ink, line, path, poster, repeat, ring } from '../shapes.ts';
import { type Align, type Look, widthOf, withLetters, words } from '../words.ts';

/** The colours of a screen: everything but its one red thing. */
export type Theme = { ground: string; ink: string; muted: string; faint: string; line: string; edge: string };

export const light: Theme = {
  ground: ink.white,
  ink: ink.black,
  muted: ink.grey600,
  faint: ink.grey50,
  line: ink.grey300,
  edge: ink.black,
};
export const dark: Theme = {
  ground: ink.black,
  ink: ink.white,
  muted: ink.grey400,
  faint: '#1C1C1C',
  line: ink.grey700,
  edge: ink.grey500,
};

export const WIDTH = 1200;
export const HEIGHT = 760;

/** A window of a product: three rings, its title, a rule, and what it shows. */
export function screen(theme: Theme, title: string, ...parts: string[]): string {
  const body = [
    repeat(3, i => ring(22 + i * 18, 22, 5, theme.edge)),
    words(title, 84, 28, 'text', theme.muted),
    line(0, 44, WIDTH, 44, theme.edge),
    ...parts,
    box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, theme.edge),
  ];
  return poster(WIDTH, HEIGHT, theme.ground, withLetters(body.join('')));
}

/** Words under each other. */
export const lines = (
  texts: readonly string[],
  x: number,
  y: number,
  look: Look,
  fill: string,
  step = 26,
  align?: Align,
): string => texts.map((text, index) => words(text, x, y + index * step, look, fill, align)).join('');

export type Column = { label: string; x: number; look?: Look; align?: Align };
type Table = {
  theme: Theme;
  x?: number;
  y: number;
  width: number;
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** Height of a row. */
  step?: number;
  /** The row that everything is about: red. */
  red?: number;
};

/** Rows under labels; one of them is red. */
export function table({ theme, x = 0, y, width, columns, rows, step = 44, red }: Table): string {
  const head = columns.map(({ label, x: at, align }) =>
    words(label, x + at, y + 28, 'note', theme.muted, align),
  );
  const body = rows.map((row, index) => {
    const top = y + 44 + index * step;
    const isRed = index === red;
    const ground = isRed
      ? bar(x, top, width, step, ink.red)
      : index % 2 === 1
        ? bar(x, top, width, step, theme.faint)
        : '';
    const cells = columns.map(({ x: at, look = 'text', align }, column) =>
      words(row[column] ?? '', x + at, top + step / 2 + 7, look, isRed ? ink.white : theme.ink, align),
    );
    return ground + cells.join('');
  });
  return head.join('') + line(x, y + 43.5, x + width, y + 43.5, theme.edge) + body.join('');
}

/** Facts with their values on the right, under a heading. */
export const facts = (
  theme: Theme,
  x: number,
  y: number,
  width: number,
  heading: string,
  entries: readonly (readonly [name: string, value: string])[],
): string =>
  words(heading, x, y, 'strong', theme.ink) +
  entries
    .map(([name, value], index) => {
      const at = y + 40 + index * 38;
      return (
        words(name, x, at, 'text', theme.muted) +
        words(value, x + width, at, 'strong', theme.ink, 'end') +
        line(x, at + 13, x + width, at + 13, theme.line)
      );
    })
    .join('');

/** A button or a chip, as wide as its words. */
export function button(
  text: string,
  x: number,
  y: number,
  fill: string,
  colour: string,
  stroke?: string,
): string {
  const width = widthOf(text, 'strong') + 40;
  return (
    bar(x, y, width, 46, fill) +
    (stroke ? box(x, y, width, 46, stroke) : '') +
    words(text, x + 20, y + 30, 'strong', colour)
  );
}

/** A line through values, scaled into a frame: 0 at its foot, 1 at its top. */
export function trend(
  values: readonly number[],
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: string,
  weight = 2,
): string {
  const points = values.map((value, index) => {
    const at = x + (index * width) / (values.length - 1);
    return [at, y + height * (1 - value)] as const;
  });
  const [endX, endY] = points.at(-1) ?? [x, y];
  const d = points
    .map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`)
    .join('');
  return path(d, { stroke, width: weight }) + disc(endX, endY, weight + 3, stroke);
}

/** A telephone: its frame, its title, and what it shows (inside, from 0). */
export function phone(theme: Theme, x: number, title: string, body: string): string {
  return (
    bar(x, 76, 320, 652, theme.ground) +
    box(x + 0.5, 76.5, 319, 651, theme.edge, 2) +
    words(title, x + 24, 116, 'strong', theme.ink) +
    line(x, 136, x + 320, 136, theme.line) +
    `<g transform="translate(${x} 136)">${body}</g>`
  );
}

/** A side panel with a rule on its left. */
export const panel = (theme: Theme, x: number, fill: string, body: string): string =>
  bar(x, 44.5, WIDTH - x, HEIGHT - 45, fill) + line(x, 44, x, HEIGHT, theme.edge) + body;
