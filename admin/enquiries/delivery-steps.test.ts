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

const getSteps = (
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
    expect(getSteps(sent, waiting)).toEqual([
      { status: 'done', title: 'Stored', note: '10:41:07' },
      { status: 'done', title: 'Emailed to the team', note: '10:41:09, first attempt' },
      { status: 'waiting', title: 'Confirmation to Hannah', note: 'waiting, next try 10:46' },
    ]);
  });

  it('reports an email as sent only when a mail server accepted it', () => {
    const writtenToFolder = { ...sent, takenBy: 'folder' } as const;
    expect(getSteps(writtenToFolder, writtenToFolder).slice(1)).toEqual([
      { status: 'done', title: 'Written to the outbox folder', note: '10:41:09, no mail server is set up' },
      {
        status: 'done',
        title: 'Confirmation written to the outbox folder',
        note: '10:41:09, no mail server is set up',
      },
    ]);
    const sentBeforeTracking = { ...sent, takenBy: null };
    expect(getSteps(sentBeforeTracking, sentBeforeTracking)[1]?.title).toBe(
      'Emailed or written to the outbox folder',
    );
  });

  it('reports the error and the next attempt when a delivery failed', () => {
    const failing = {
      ...waiting,
      attempts: 4,
      nextAttemptAt: '2026-11-20T09:15:00Z',
      reason: 'Nothing answers (ECONNREFUSED)',
    };
    const failure = { id: 'm1', reason: 'Nothing answers (ECONNREFUSED)' };
    expect(getSteps(failing, { ...sent, attempts: 3 }).slice(1)).toEqual([
      { status: 'failed', title: 'Not delivered', note: '4 attempts, next at 11:15', failure },
      { status: 'done', title: 'Confirmation sent', note: '10:41:09, after 3 attempts' },
    ]);
    expect(formatDeliveryNote([{ kind: 'staff-notice', ...failing }])).toBe('Not delivered, next try 11:15');
  });

  it('reports an email as failed when the server gave up', () => {
    const givenUp = { ...waiting, state: 'failed', attempts: 31, nextAttemptAt: null } as const;
    expect(getSteps(givenUp, sent)[1]).toEqual({
      status: 'failed',
      title: 'Not delivered, given up after 5 days',
      note: '31 attempts',
      failure: { id: 'm1', reason: '' },
    });
    expect(formatDeliveryNote([{ kind: 'staff-notice', ...givenUp }])).toBe('Not delivered, given up');
  });

  it('reports no delivery problem when the email is sent or its first attempt is pending', () => {
    expect(formatDeliveryNote([{ kind: 'staff-notice', ...waiting }])).toBeUndefined();
    expect(formatDeliveryNote([{ kind: 'staff-notice', ...sent }])).toBeUndefined();
  });
});
