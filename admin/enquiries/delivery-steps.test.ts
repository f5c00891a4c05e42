import { describe, expect, it } from 'vitest';
import { officeInKyiv } from '../../site-data/site.test-kit';
import { formatDeliveryNote, getDeliverySteps } from './delivery-steps';

officeInKyiv();

const now = new Date('2026-11-20T09:00:00Z');
const sent = {
  _id: 'm1',
  takenBy: 'server',
  reason: '',
  state: 'sent',
  attempts: 1,
  nextAttemptAt: null,
  sentAt: '2026-11-20T08:41:09Z',
} as const;
const waiting = {
  _id: 'm1',
  takenBy: null,
  reason: '',
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: '2026-11-20T08:46:00Z',
  sentAt: null,
} as const;

const stepsOf = (
  notice: Omit<Parameters<typeof formatDeliveryNote>[0][number], 'kind'>,
  confirmation: Omit<Parameters<typeof formatDeliveryNote>[0][number], 'kind'>,
) =>
  getDeliverySteps(
    {
      createdAt: '2026-11-20T08:41:07Z',
      addedBy: '',
      fullName: 'Hannah Whitlock',
      deliveries: [
        { kind: 'visitor-confirmation', ...confirmation },
        { kind: 'staff-notice', ...notice },
      ],
    },
    now,
  );

describe('delivery steps', () => {
  it('lists the past and pending delivery steps of a request', () => {
    expect(stepsOf(sent, waiting)).toEqual([
      { look: 'done', title: 'Stored', note: '10:41:07' },
      { look: 'done', title: 'Emailed to the team', note: '10:41:09, first attempt' },
      { look: 'waiting', title: 'Confirmation to Hannah', note: 'waiting, next try 10:46' },
    ]);
  });

  it('reports an email as sent only when a mail server accepted it', () => {
    const written = { ...sent, takenBy: 'folder' } as const;
    expect(stepsOf(written, written).slice(1)).toEqual([
      { look: 'done', title: 'Written to the outbox folder', note: '10:41:09, no mail server is set up' },
      {
        look: 'done',
        title: 'Confirmation written to the outbox folder',
        note: '10:41:09, no mail server is set up',
      },
    ]);
    const before = { ...sent, takenBy: null };
    expect(stepsOf(before, before)[1]?.title).toBe('Emailed or written to the outbox folder');
  });

  it('reports the error and the next attempt when a delivery failed', () => {
    const failing = {
      ...waiting,
      attempts: 4,
      nextAttemptAt: '2026-11-20T09:15:00Z',
      reason: 'Nothing answers (ECONNREFUSED)',
    };
    const failure = { id: 'm1', reason: 'Nothing answers (ECONNREFUSED)' };
    expect(stepsOf(failing, { ...sent, attempts: 3 }).slice(1)).toEqual([
      { look: 'failed', title: 'Not delivered', note: '4 attempts, next at 11:15', failure },
      { look: 'done', title: 'Confirmation sent', note: '10:41:09, after 3 attempts' },
    ]);
    expect(formatDeliveryNote([{ kind: 'staff-notice', ...failing }])).toBe('Not delivered, next try 11:15');
  });

  it('reports an email as failed when the server gave up', () => {
    const given = { ...waiting, state: 'failed', attempts: 31, nextAttemptAt: null } as const;
    expect(stepsOf(given, sent)[1]).toEqual({
      look: 'failed',
      title: 'Not delivered, given up after 5 days',
      note: '31 attempts',
      failure: { id: 'm1', reason: '' },
    });
    expect(formatDeliveryNote([{ kind: 'staff-notice', ...given }])).toBe('Not delivered, given up');
  });

  it('reports no delivery problem when the email is sent or its first attempt is pending', () => {
    expect(formatDeliveryNote([{ kind: 'staff-notice', ...waiting }])).toBeUndefined();
    expect(formatDeliveryNote([{ kind: 'staff-notice', ...sent }])).toBeUndefined();
  });
});
