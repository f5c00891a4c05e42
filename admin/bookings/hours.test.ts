import { describe, expect, it } from 'vitest';
import {
  addRange,
  findGap,
  formatMinutes,
  getTrackRange,
  replaceRange,
  snapToStep,
  sumMinutes,
  toMinutes,
} from './hours';

const MORNING = { from: '10:00', to: '13:00' };
const AFTERNOON = { from: '14:00', to: '17:30' };
const range = (from: string, to: string) => ({ from: toMinutes(from), to: toMinutes(to) });

describe('weekly hours', () => {
  it('joins the hours of a day when they overlap or touch', () => {
    expect(addRange([MORNING, AFTERNOON], range('12:30', '14:00'))).toEqual([{ from: '10:00', to: '17:30' }]);
  });

  it('sorts the hours of a day when earlier hours are added', () => {
    expect(addRange([AFTERNOON], range('10:00', '13:00'))).toEqual([MORNING, AFTERNOON]);
  });

  it('adds no hours when a day already has six ranges', () => {
    const hours = [1, 3, 5, 7, 9, 11].map(hour => ({
      from: `${String(hour).padStart(2, '0')}:00`,
      to: `${String(hour + 1).padStart(2, '0')}:00`,
    }));
    expect(addRange(hours, range('20:00', '21:00'))).toBeUndefined();
  });

  it('removes a range of hours when its start and end become equal', () => {
    expect(replaceRange([MORNING, AFTERNOON], 0, range('13:00', '13:00'))).toEqual([AFTERNOON]);
  });

  it.each([
    [[], range('10:00', '12:00')],
    [[MORNING, AFTERNOON], range('13:15', '13:45')],
    [[MORNING], range('13:15', '15:15')],
    [[{ from: '00:00', to: '24:00' }], undefined],
  ])('finds a free gap for new hours in %j unless the day is full', (hours, expected) => {
    expect(findGap(hours)).toEqual(expected);
  });

  it('rounds times to quarters of an hour within the day', () => {
    expect([snapToStep(607), snapToStep(608), snapToStep(-20), snapToStep(1_500)]).toEqual([
      600, 615, 0, 1_440,
    ]);
  });

  it('formats minutes of weekly hours as hours and minutes', () => {
    expect([390, 180, 45, 0].map(formatMinutes)).toEqual(['6 h 30', '3 h', '45 min', '']);
    expect(sumMinutes([[MORNING, AFTERNOON], []])).toBe(390);
  });

  it('extends the visible part of the day when hours start early or end late', () => {
    expect(getTrackRange([[MORNING]])).toEqual(range('08:00', '20:00'));
    expect(getTrackRange([[{ from: '06:30', to: '22:15' }]])).toEqual(range('06:00', '23:00'));
  });
});
