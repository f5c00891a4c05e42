import { parseChoices } from '../answers';

/** A question decided by switches. The first one in the wrong position determines the answer. */
export type CheckClosing = {
  title: string;
  lead: string;
  /** `stops` is the answer if the switch is wrong; `on` is its initial state. */
  switches: readonly { text: string; on: boolean; stops: string; wrong: 'on' | 'off' }[];
  /** Answer if all switches are right. */
  passes: string;
  action: string;
  wish: string;
};

/** Names of the switches in the URL: their numbers, from 1. */
export const CHECK = { on: 'on' } as const;

/** Describes the answer and the settings for a request. */
export function describeCheck(closing: CheckClosing, answers: URLSearchParams): string {
  const { title, switches, passes, wish } = closing;
  const on = parseChoices(
    answers,
    CHECK.on,
    switches.map((_, index) => String(index + 1)),
  ).map(value => Number(value) - 1);
  const stopped = switches.find(({ wrong }, index) => on.includes(index) === (wrong === 'on'));
  return [
    title,
    ...on.map(index => `${switches[index]?.text}.`),
    `Your answer: ${stopped?.stops ?? passes}`,
    wish,
  ].join(' ');
}
