import { LIST_ITEMS_MAX } from '../../domain/limits';
import { api } from '../../trpc/client';
import { type CsvColumns, fetchAllPages, saveCsv, toCsv } from '../csv';
import type { ListedEnquiry } from './EnquiryList';
import type { EnquiryState } from './inbox-url';

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

export const toEnquiriesCsv = (enquiries: readonly ListedEnquiry[]): string => toCsv(COLUMNS, enquiries);

export async function downloadCsv(filters: {
  state: EnquiryState | undefined;
  department: string | undefined;
}): Promise<void> {
  const enquiries = await fetchAllPages(offset =>
    api.enquiries.list.query({ ...filters, offset, limit: LIST_ITEMS_MAX }),
  );
  saveCsv('requests', toEnquiriesCsv(enquiries));
}
