import { LIST_MAX } from '../../domain/limits';
import { api } from '../../trpc/client';
import { type CsvColumns, csvOf, readWhole, saveCsv } from '../csv';
import type { ListedEnquiry } from './EnquiryList';
import type { EnquiryState } from './requests-address';

const COLUMNS: CsvColumns<ListedEnquiry> = {
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

/** Formats requests as CSV. */
export const requestsCsv = (enquiries: readonly ListedEnquiry[]): string => csvOf(COLUMNS, enquiries);

/** Downloads the filtered requests as CSV. */
export async function downloadCsv(filters: {
  state: EnquiryState | undefined;
  department: string | undefined;
}): Promise<void> {
  const all = await readWhole(offset => api.enquiries.list.query({ ...filters, offset, limit: LIST_MAX }));
  saveCsv('requests', requestsCsv(all));
}
