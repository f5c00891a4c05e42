import { expect, it } from 'vitest';
import { setOfficeInKyiv } from '../../site-data/site.test-kit';
import type { ListedEnquiry } from './EnquiryList';
import { toEnquiriesCsv } from './enquiries-csv';

setOfficeInKyiv();

const enquiry: ListedEnquiry = {
  _id: 'f1',
  reference: 'NL-2611-0214',
  fullName: 'Hannah "Han" Whitlock',
  companyName: '=HYPERLINK("https://evil.example")',
  email: 'hannah@deltaquay.example',
  addressee: 'Taras Holub',
  description: 'One line,\nand another.',
  departments: ['Consulting', 'QA support'],
  createdAt: '2026-11-20T08:41:07Z',
  seenAt: null,
  stage: 'lost',
  stageSince: '2026-11-24T09:00:00Z',
  lostReason: 'Too expensive',
  ownerId: 'm1',
  ownerName: 'Maya Lindqvist',
  nextStep: 'Call',
  dueAt: '2026-11-25T09:00:00Z',
  value: 48_000,
  currency: 'EUR',
  due: 'none',
  addedBy: '',
  spam: undefined,
  attachment: undefined,
  deletedOn: '2027-11-20T08:41:07Z',
  deliveries: [],
};

it('escapes formulas as text when requests are exported as CSV', () => {
  expect(toEnquiriesCsv([enquiry])).toBe(
    '"Reference","Received","Name","Company","Email","For","Request type","Message","Attachment","Stage",' +
      '"In stage since","Lost because","Owner","Next step","Due","Value","Currency"\r\n' +
      '"NL-2611-0214","2026-11-20 10:41","Hannah ""Han"" Whitlock",' +
      `"'=HYPERLINK(""https://evil.example"")","hannah@deltaquay.example","Taras Holub","Consulting, QA support",` +
      '"One line,\nand another.","","Lost","2026-11-24 11:00","Too expensive","Maya Lindqvist","Call",' +
      '"2026-11-25 11:00","48000","EUR"',
  );
});

it('exports requests as CSV with the chosen columns and separator', () => {
  expect(toEnquiriesCsv([{ ...enquiry, companyName: '=1;=2' }], ['Company', 'Currency'], ';')).toBe(
    `"Company";"Currency"\r\n"'=1;'=2";"EUR"`,
  );
});
