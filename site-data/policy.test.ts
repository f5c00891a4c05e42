import { expect, it } from 'vitest';
import { ANALYTICS_RETENTION_MONTHS } from '../domain/consent';
import {
  ATTACHMENT_RETENTION_DAYS,
  ENQUIRY_RETENTION_DAYS,
  SPAM_RETENTION_DAYS,
  VISIT_RETENTION_DAYS,
} from '../domain/limits';
import policy from './site/pages/privacy-policy.json' with { type: 'json' };

const formatDays = (days: number) => (days === 365 ? '1 year' : `${days} days`);

it('states the same retention periods in the policy as the site enforces', () => {
  const chapter = policy.sections
    .flatMap(({ chapters = [] }) => chapters)
    .find(({ anchor }) => anchor === 'how-long');
  const [table] = (chapter?.blocks ?? []) as { items?: { lead: string; text: string }[] }[];
  const rows = table?.items ?? [];
  const periods = Object.fromEntries(rows.map(({ lead, text }) => [lead, text]));
  expect(periods).toMatchObject({
    'Contact enquiries': `up to ${formatDays(ENQUIRY_RETENTION_DAYS)}`,
    'Files with enquiries and e-⁠mails': formatDays(ATTACHMENT_RETENTION_DAYS),
    'Notes, e-⁠mails and calls about an enquiry': 'as long as the enquiry',
    'Enquiries that look like spam': formatDays(SPAM_RETENTION_DAYS),
    'Counts of visits and searches': formatDays(VISIT_RETENTION_DAYS),
    Analytics: `${ANALYTICS_RETENTION_MONTHS} months`,
  });
});
