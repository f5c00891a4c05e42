import type { MailTransport } from '../db/schema';

/**
 * The state of the machine and the process for staff (rule 52). Times are ISO 8601 in UTC, sizes in bytes.
 */
export type SystemState = {
  version: string;
  startedAt: string;
  disk: { free: number; total: number; floor: number };
  database: {
    size: number;
    /** The latest migration. */
    migration: string;
    /** Undefined before the first check. */
    check: { at: string; sound: boolean } | undefined;
  };
  mail: {
    taker: MailTransport;
    /** Name and port of the mail server; undefined without one. */
    server: string | undefined;
  };
  media: {
    /** Name of the bucket; undefined for the local folder. */
    bucket: string | undefined;
    answers: boolean;
  };
  jobs: SystemJob[];
  /** Undefined without scheduled backups. */
  backups: { keep: number; offSite: boolean; last: { at: string; size: number } | undefined } | undefined;
  hours: MeasuredHour[];
  quarters: MeasuredQuarter[];
};

/** The state of a background job. */
export type SystemJob = {
  name: string;
  /** Milliseconds between the end of a run and the next one. */
  everyMs: number;
  running: boolean;
  /** End of the last run; undefined before the first one. */
  lastRun: string | undefined;
  nextRun: string | undefined;
  /** Whether the last run failed. */
  failing: boolean;
  /** The last failed run, with a short reason if there is one. */
  lastFailure: { at: string; reason: string | undefined } | undefined;
};

/** Measurements of one hour; none if it has no minutes. */
export type MeasuredHour = {
  at: string;
  minutes: number;
  requests: number;
  pages: number;
  /** Median and 95th percentile of page times; undefined without pages. */
  half: number | undefined;
  most: number | undefined;
  /** Longest block (ms) of the event loop. */
  pause: number;
  /** Peak memory of the process. */
  memory: number;
};

/** A quarter of an hour: the measured minutes, and those when the site was ready. */
export type MeasuredQuarter = { at: string; minutes: number; ready: number };

/** The result of a test email: accepted or rejected, and the server’s response. */
export type MailTrial = { taken: boolean; words: string };
