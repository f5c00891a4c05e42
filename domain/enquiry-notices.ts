/** Emails to members about requests. */
export const ENQUIRY_NOTICES = ['request-assigned', 'request-digest', 'calendar-failed'] as const;
export type EnquiryNoticeKind = (typeof ENQUIRY_NOTICES)[number];

export type AssignmentNotice = {
  /** The member who assigned the requests. */
  by: string;
  /** Ids of the requests. Emails of earlier versions have none and concern their row’s request. */
  ids?: string[];
};

/** A calendar that couldn’t be read for a day. */
export type CalendarNotice = { managerKey: string; managerName: string; reason: string };

/** A digest without visitor data. That data is added when the email is sent. */
export type DigestNotice = {
  /** Ids of requests with an overdue step, longest overdue first. */
  overdueIds: string[];
  /** Number of overdue requests, including those that the email doesn’t list. */
  overdue: number;
  /** Number of requests in quarantine. */
  spam: number;
};
