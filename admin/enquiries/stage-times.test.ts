import { describe, expect, it } from 'vitest';
import type { EnquiryStage } from '../../domain/enquiry-stage';
import { formatDuration, getStageTimes } from './stage-times';

const move = (time: string, from: EnquiryStage, to: EnquiryStage) => ({
  _id: time,
  at: time,
  memberId: 'm1',
  memberName: 'Oksana Kravets',
  event: { kind: 'stage' as const, from, to, reason: '' },
});

describe('stage times', () => {
  it('adds up the times in a stage when a request returned to the stage', () => {
    const times = getStageTimes(
      {
        createdAt: '2026-11-20T08:41:00Z',
        stage: 'talking',
        stageSince: '2026-11-20T11:00:00Z',
        events: [
          move('2026-11-20T08:55:00Z', 'new', 'talking'),
          move('2026-11-20T09:55:00Z', 'talking', 'proposal'),
          move('2026-11-20T11:00:00Z', 'proposal', 'talking'),
        ],
      },
      new Date('2026-11-24T11:00:00Z'),
    );
    const texts = Object.entries(times).map(([stage, ms]) => `${stage} ${formatDuration(ms)}`);
    expect(texts).toEqual(['new 14 minutes', 'talking 4 days', 'proposal 1 hour']);
  });

  it('formats a time span in its largest unit', () => {
    expect([30_000, 60_000, 7_200_000, 86_400_000].map(formatDuration)).toEqual([
      'under a minute',
      '1 minute',
      '2 hours',
      '1 day',
    ]);
  });
});
