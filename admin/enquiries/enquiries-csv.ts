import { STAGE_LABELS } from '../../domain/enquiry-stage';
import { LIST_ITEMS_MAX } from '../../domain/limits';
import { api } from '../../trpc/client';
import { type CsvSeparator, fetchAllPages, toCsv } from '../csv';
import { formatTime, toIsoDay } from '../dates';
import type { ListedEnquiry } from './EnquiryList';
import type { InboxFilter } from './inbox-url';

/** Formats a time so that spreadsheets recognise and sort it in every locale. */
const formatCell = (time: string | null) => (time ? `${toIsoDay(time)} ${formatTime(time)}` : '');

const COLUMNS = {
  Reference: ({ reference }) => reference,
  Received: ({ createdAt }) => formatCell(createdAt),
  Name: ({ fullName }) => fullName,
  Company: ({ companyName }) => companyName,
  Email: ({ email }) => email,
  For: ({ addressee }) => addressee,
  'Request type': ({ departments }) => departments.join(', '),
  Message: ({ description }) => description,
  Attachment: ({ attachment }) => attachment?.name ?? '',
  Stage: ({ stage }) => STAGE_LABELS[stage],
  'In stage since': ({ stageSince }) => formatCell(stageSince),
  'Lost because': ({ lostReason }) => lostReason,
  Owner: ({ ownerName }) => ownerName,
  'Next step': ({ nextStep }) => nextStep,
  Due: ({ dueAt }) => formatCell(dueAt),
  Value: ({ value }) => String(value ?? ''),
  Currency: ({ value, currency }) => (value === null ? '' : currency),
} satisfies Record<string, (enquiry: ListedEnquiry) => string>;

type CsvColumn = keyof typeof COLUMNS;
export const CSV_COLUMNS = Object.keys(COLUMNS) as CsvColumn[];

/** Converts requests to CSV, with times in the office's time zone. */
export const toEnquiriesCsv = (
  enquiries: readonly ListedEnquiry[],
  columns: readonly CsvColumn[] = CSV_COLUMNS,
  separator: CsvSeparator = ',',
): string => toCsv(Object.fromEntries(columns.map(name => [name, COLUMNS[name]])), enquiries, separator);

export const fetchEnquiries = (filter: InboxFilter): Promise<ListedEnquiry[]> =>
  fetchAllPages(offset => api.enquiries.list.query({ ...filter, offset, limit: LIST_ITEMS_MAX }));
