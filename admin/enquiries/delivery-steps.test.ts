import { describe, expect, it } from 'vitest';
import { setOfficeInKyiv } from '../../site-data/site.test-kit';
import { getDeliveryNote, getDeliverySteps, getReplyStep } from './delivery-steps';

setOfficeInKyiv();

const now = new Date('2026-11-20T09:00:00Z');
const sentEmail = {
  _id: 'm1',
  takenBy: 'server',
  reason: '',
  state: 'sent',
  attempts: 1,
  nextAttemptAt: null,
  sentAt: '2026-11-20T08:41:09Z',
} as const;
const waitingEmail = {
  _id: 'm1',
  takenBy: null,
  reason: '',
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: '2026-11-20T08:46:00Z',
  sentAt: null,
} as const;

const getSteps = (
  notice: Omit<Parameters<typeof getDeliveryNote>[0][number], 'kind'>,
  confirmation: Omit<Parameters<typeof getDeliveryNote>[0][number], 'kind'>,
) =>
  getDeliverySteps({
    fullName: 'Hannah Whitlock',
    deliveries: [
      { kind: 'visitor-confirmation', ...confirmation },
      { kind: 'staff-notice', ...notice },
    ],
  });

describe('delivery steps', () => {
  it('lists the past and pending delivery steps of a request', () => {
    expect(getSteps(sentEmail, waitingEmail)).toEqual([
      { status: 'done', title: 'Emailed to the team', note: 'first attempt', at: sentEmail.sentAt },
      { status: 'waiting', title: 'Confirmation to Hannah', note: 'waiting, next attempt at 10:46' },
    ]);
  });

  it('reports an email as sent only when a mail server accepted it', () => {
    const writtenToFolder = { ...sentEmail, takenBy: 'folder' } as const;
    expect(getSteps(writtenToFolder, writtenToFolder)).toEqual([
      {
        status: 'done',
        title: 'Written to the outbox folder',
        note: 'no mail server is set up',
        at: sentEmail.sentAt,
      },
      {
        status: 'done',
        title: 'Confirmation written to the outbox folder',
        note: 'no mail server is set up',
        at: sentEmail.sentAt,
      },
    ]);
    const unclaimedEmail = { ...sentEmail, takenBy: null };
    expect(getSteps(unclaimedEmail, unclaimedEmail)[0]?.title).toBe(
      'Emailed or written to the outbox folder',
    );
  });

  it('reports the error and the next attempt when a delivery failed', () => {
    const failingEmail = {
      ...waitingEmail,
      attempts: 4,
      nextAttemptAt: '2026-11-20T09:15:00Z',
      reason: 'Nothing answers (ECONNREFUSED)',
    };
    const failure = { id: 'm1', reason: 'Nothing answers (ECONNREFUSED)' };
    expect(getSteps(failingEmail, { ...sentEmail, attempts: 3 })).toEqual([
      { status: 'failed', title: 'Not delivered', note: '4 attempts, next at 11:15', failure },
      { status: 'done', title: 'Confirmation sent', note: 'after 3 attempts', at: sentEmail.sentAt },
    ]);
    expect(getDeliveryNote([{ kind: 'staff-notice', ...failingEmail }])).toEqual({
      status: 'failed',
      text: 'Not delivered, next attempt at 11:15',
    });
  });

  it('reports an email as failed when the server gave up', () => {
    const failedEmail = { ...waitingEmail, state: 'failed', attempts: 31, nextAttemptAt: null } as const;
    expect(getSteps(failedEmail, sentEmail)[0]).toEqual({
      status: 'failed',
      title: 'Not delivered after 5 days of attempts',
      note: '31 attempts',
      failure: { id: 'm1', reason: '' },
    });
    expect(getDeliveryNote([{ kind: 'staff-notice', ...failedEmail }])).toEqual({
      status: 'failed',
      text: 'Not delivered',
    });
  });

  it('shows whether the email to the team is waiting or sent', () => {
    expect(getDeliveryNote([{ kind: 'staff-notice', ...waitingEmail }])).toEqual({
      status: 'waiting',
      text: 'Waiting for the mail server',
    });
    expect(getDeliveryNote([{ kind: 'staff-notice', ...sentEmail }], now)?.text).toBe(
      'Emailed to team 10:41',
    );
    expect(getDeliveryNote([])).toBeUndefined();
  });

  it('reports an email as not sent when it was only written to the outbox folder', () => {
    const note = getDeliveryNote([{ kind: 'staff-notice', ...sentEmail, takenBy: 'folder' }], now);
    expect(note?.text).toBe('Not emailed: no mail server');
  });

  const failingReply = {
    kind: 'reply',
    ...waitingEmail,
    attempts: 2,
    reason: 'Mailbox unavailable',
  } as const;

  it('reports whether the mail server accepted a reply', () => {
    expect(getReplyStep({ kind: 'reply', ...sentEmail })).toMatchObject({
      status: 'done',
      title: 'Accepted by the mail server',
      note: 'at 10:41',
    });
    expect(getReplyStep(failingReply)).toMatchObject({
      status: 'failed',
      title: 'Not sent',
      failure: { id: 'm1', reason: 'Mailbox unavailable' },
    });
  });

  it("reports the failed reply when the email to the team was sent but a reply wasn't", () => {
    expect(getDeliveryNote([{ kind: 'staff-notice', ...sentEmail }, failingReply])).toEqual({
      status: 'failed',
      text: 'Reply not sent',
    });
  });

  it('reports emails as held when their request is spam', () => {
    const heldEmail = { kind: 'staff-notice', ...waitingEmail, state: 'held' } as const;
    expect(getDeliveryNote([heldEmail])?.text).toBe('Held as spam, not emailed');
    expect(getReplyStep(heldEmail).note).toBe('held until the request is released from spam');
  });
});
