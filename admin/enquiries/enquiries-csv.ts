import { STAGE_LABELS } from '../../domain/enquiry-stage';
import { LIST_ITEMS_MAX } from '../../domain/limits';
import { api } from '../../trpc/client';
import { type CsvColumns, fetchAllPages, saveCsv, toCsv } from '../csv';
import type { ListedEnquiry } from './EnquiryList';
import type { InboxFilter } from './inbox-url';

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
  Stage: ({ stage }) => STAGE_LABELS[stage],
  'In stage since': ({ stageSince }) => stageSince,
  'Lost because': ({ lostReason }) => lostReason,
  Owner: ({ ownerName }) => ownerName,
  'Next step': ({ nextStep }) => nextStep,
  Due: ({ dueAt }) => dueAt ?? '',
  Value: ({ value }) => String(value ?? ''),
  Currency: ({ value, currency }) => (value === null ? '' : currency),
};

export const toEnquiriesCsv = (enquiries: readonly ListedEnquiry[]): string => toCsv(COLUMNS, enquiries);

export const saveEnquiriesCsv = (enquiries: readonly ListedEnquiry[]): void =>
  saveCsv('requests', toEnquiriesCsv(enquiries));

export async function downloadCsv(filter: InboxFilter): Promise<void> {
  saveEnquiriesCsv(
    await fetchAllPages(offset => api.enquiries.list.query({ ...filter, offset, limit: LIST_ITEMS_MAX })),
  );
}
