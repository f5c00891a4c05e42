// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { sendEnquiry, toWireFields } from './send-enquiry';

afterEach(() => void vi.unstubAllGlobals());

it('numbers the selected request types of a form without gaps', () => {
  const form = new FormData();
  form.append('department[1]', 'Development team');
  form.append('department[3]', 'QA support');
  form.append('fullName', 'Hannah');
  form.append('attachments', new File([], ''));
  expect([...toWireFields(form)]).toEqual([
    ['fullName', 'Hannah'],
    ['department[0]', 'Development team'],
    ['department[1]', 'QA support'],
  ]);
  const briefFile = new File(['%PDF-1.7'], 'brief.pdf');
  form.set('attachments', briefFile);
  expect(toWireFields(form).get('attachments')).toMatchObject({ name: 'brief.pdf' });
});

it('returns the error message and the time until a retry when the server rejects a request', async () => {
  const mockResponse = (body: object, status: number, headers = {}) =>
    vi.stubGlobal('fetch', async () => Response.json(body, { status, headers }));
  const emptyForm = undefined as unknown as HTMLFormElement;
  const sendForm = () => sendEnquiry(emptyForm, { submissionId: 'a', elapsedMs: 700 });
  mockResponse({ status: 'fail', message: 'That was fast.' }, 400);
  expect(await sendForm()).toEqual({ kind: 'failed', errors: [], failureReason: 'That was fast.' });
  mockResponse({ status: 'fail', message: 'Too many.' }, 429, { 'retry-after': '540' });
  expect(await sendForm()).toMatchObject({ failureReason: 'Too many. You can try again in 9 minutes.' });
});
