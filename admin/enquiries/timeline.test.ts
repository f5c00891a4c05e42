import { describe, expect, it } from 'vitest';
import { setOfficeInKyiv } from '../../site-data/site.test-kit';
import { describeEvent, listTimeline } from './timeline';

setOfficeInKyiv();

const now = new Date('2026-11-21T12:00:00Z');

describe('timeline', () => {
  it('groups a request, its emails and its events by day in the timeline', () => {
    const days = listTimeline(
      {
        _id: 'r1',
        createdAt: '2026-11-20T08:41:00Z',
        fullName: 'Hannah Whitlock',
        deliveries: [
          {
            _id: 'm1',
            kind: 'staff-notice',
            takenBy: 'server',
            reason: '',
            state: 'sent',
            attempts: 2,
            nextAttemptAt: null,
            sentAt: '2026-11-20T22:30:00Z',
          },
        ],
        replies: [],
        answers: [],
        events: [
          {
            _id: 'e1',
            at: '2026-11-20T08:52:00Z',
            memberId: 'm1',
            memberName: 'Oksana Kravets',
            event: { kind: 'opened' },
          },
        ],
      },
      now,
    );
    expect(days.map(({ day, entries }) => [day, ...entries.map(({ id }) => id)])).toEqual([
      ['Yesterday', 'r1', 'e1'],
      ['Today', 'mail-0'],
    ]);
  });

  it('shows a step and its due time in one entry when the member sets the due time later', () => {
    const createStepEvent = (_id: string, from: string, dueAt: string | null) => ({
      _id,
      at: '2026-11-20T09:00:00Z',
      memberId: 'm1',
      memberName: 'Oksana Kravets',
      event: { kind: 'step' as const, from, to: 'Call', dueAt },
    });
    const events = [createStepEvent('e1', '', null), createStepEvent('e2', 'Call', '2026-11-21T13:30:00Z')];
    const enquiry = {
      _id: 'r1',
      createdAt: '2026-11-20T08:41:00Z',
      fullName: '',
      deliveries: [],
      replies: [],
      answers: [],
      events,
    };
    expect(listTimeline(enquiry, now)[0]?.entries.map(({ id }) => id)).toEqual(['r1', 'e2']);
  });

  it('describes each change of a request with the member who made it', () => {
    const describe = (event: Parameters<typeof describeEvent>[0]) =>
      Object.values(describeEvent(event, 'Oksana', now)).join(' ');
    expect(describe({ kind: 'stage', from: 'talking', to: 'lost', reason: 'No budget' })).toBe(
      'Moved to Lost from Talking by Oksana: No budget',
    );
    expect(describe({ kind: 'owner', from: '', to: 'Oksana' })).toBe('Self-assigned by Oksana');
    expect(describe({ kind: 'owner', from: 'Oksana', to: 'Taras' })).toBe('Assigned to Taras by Oksana');
    expect(describe({ kind: 'step', from: '', to: 'Call', dueAt: '2026-11-21T13:30:00Z' })).toBe(
      'Next step: Call due 15:30, set by Oksana',
    );
    expect(describe({ kind: 'step', from: 'Call', to: '', dueAt: null })).toBe(
      'Step completed Call, by Oksana',
    );
    expect(
      describe({
        kind: 'booking',
        change: 'moved',
        startsAt: '2026-11-21T13:30:00Z',
        with: 'Taras Holub',
        reason: '',
      }),
    ).toBe('Call moved: 15:30 with Taras Holub, by Oksana');
    expect(describe({ kind: 'value', value: 48_000, currency: 'EUR' })).toBe('Value €48,000 set by Oksana');
  });
});
