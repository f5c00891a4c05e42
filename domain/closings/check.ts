import { parseChoices } from '../answers';

/** Switches of which the first in the wrong position determines the answer. */
export type CheckClosing = {
  title: string;
  lead: string;
  /** `stops` is the answer if the switch is wrong, and `on` its initial state. */
  switches: readonly { text: string; on: boolean; stops: string; wrong: 'on' | 'off' }[];
  /** Answer if all switches are right. */
  passes: string;
  action: string;
  wish: string;
};

/** Query parameter with the numbers of the switches that are on, from 1. */
export const CHECK_PARAMETERS = { on: 'on' } as const;

export function describeCheck(closing: CheckClosing, answers: URLSearchParams): string {
  const { title, switches, passes, wish } = closing;
  const switchedOn = parseChoices(
    answers,
    CHECK_PARAMETERS.on,
    switches.map((_, index) => String(index + 1)),
  ).map(value => Number(value) - 1);
  const failedSwitch = switches.find(({ wrong }, index) => switchedOn.includes(index) === (wrong === 'on'));
  return [
    title,
    ...switchedOn.map(index => `${switches[index]?.text}.`),
    `Your answer: ${failedSwitch?.stops ?? passes}`,
    wish,
  ].join(' ');
}
