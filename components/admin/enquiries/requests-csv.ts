import type { RequestType } from '../../../domain/contact-form';
import { LIST_MAX } from '../../../domain/limits';
import { api } from '../../../trpc/client';
import type { ListedEnquiry } from './EnquiryList';
import type { EnquiryState } from './requests-address';

const COLUMNS: Record<string, (enquiry: ListedEnquiry) => string> = {
  Reference: ({ reference }) => reference,
  Received: ({ createdAt }) => createdAt,
  Name: ({ fullName }) => fullName,
  Company: ({ companyName }) => companyName,
  Email: ({ email }) => email,
  For: ({ addressee }) => addressee,
  'Request type': ({ departments }) => departments.join(', '),
  Message: ({ description }) => description,
  Attachment: ({ attachment }) => attachment?.name ?? '',
  Handled: ({ handledAt }) => handledAt ?? '',
  'Handled by': ({ handledBy }) => handledBy ?? '',
};

/** A cell that begins like a formula would be run by the spreadsheet that opens it; a quote makes it text. */
const cell = (value: string) => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replace(/"/g, '""')}"`;

/** Requests as a table for spreadsheets. */
export function csvOf(enquiries: readonly ListedEnquiry[]): string {
  const rows = enquiries.map(enquiry => Object.values(COLUMNS).map(read => cell(read(enquiry))));
  return [Object.keys(COLUMNS).map(cell), ...rows].map(row => row.join(',')).join('\r\n');
}

/** Every request the filters leave, however many pages that takes. */
async function readAll(filters: {
  state: EnquiryState | undefined;
  department: RequestType | undefined;
}): Promise<ListedEnquiry[]> {
  const all: ListedEnquiry[] = [];
  for (;;) {
    const { items, total } = await api.enquiries.list.query({
      ...filters,
      offset: all.length,
      limit: LIST_MAX,
    });
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}

/** Saves the requests that the filters leave as a file on the reader's machine. */
export async function downloadCsv(filters: Parameters<typeof readAll>[0]): Promise<void> {
  // The mark at the start tells spreadsheets that this is UTF-8.
  const file = new Blob([`\uFEFF${csvOf(await readAll(filters))}`], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `requests-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
