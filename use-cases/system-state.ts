import type { MailTransport } from '../db/schema';

/** How the machine and this process stand, for staff (rule 52). Times are ISO 8601 in UTC, sizes are bytes. */
export type SystemState = {
  version: string;
  startedAt: string;
  disk: { free: number; total: number; floor: number };
  database: {
    size: number;
    /** The newest step of its shape. */
    migration: string;
    /** Undefined before the first look through it. */
    check: { at: string; sound: boolean } | undefined;
  };
  mail: {
    taker: MailTransport;
    /** Name and port of the mail server; undefined while there is none. */
    server: string | undefined;
  };
  media: {
    /** Name of the bucket; undefined while files lie in a folder of this machine. */
    bucket: string | undefined;
    answers: boolean;
  };
  jobs: SystemJob[];
  /** Undefined when none are scheduled. */
  backups: { keep: number; offSite: boolean; last: { at: string; size: number } | undefined } | undefined;
  hours: MeasuredHour[];
  quarters: MeasuredQuarter[];
};

/** How work in the background is doing. */
export type SystemJob = {
  name: string;
  /** Milliseconds from the end of a run to the next one. */
  everyMs: number;
  running: boolean;
  /** When a run last ended; undefined before the first one has. */
  lastRun: string | undefined;
  nextRun: string | undefined;
  /** Whether the last run failed. */
  failing: boolean;
  /** The last run that failed: when, and why, where that can be said in few words. */
  lastFailure: { at: string; reason: string | undefined } | undefined;
};

/** An hour of the clock. Nothing was measured in it when it has no minutes. */
export type MeasuredHour = {
  at: string;
  minutes: number;
  requests: number;
  pages: number;
  /** Milliseconds that half of the pages, and 19 of 20, stay below; undefined without pages. */
  half: number | undefined;
  most: number | undefined;
  /** The longest (ms) that the process could not answer anybody. */
  pause: number;
  /** The most memory that the process held. */
  memory: number;
};

/** A quarter of an hour: of how many minutes it is known, and in how many of them the site was ready. */
export type MeasuredQuarter = { at: string; minutes: number; ready: number };

/** What came of a test mail: who took it, or that it was refused, and the words to that. */
export type MailTrial = { taken: boolean; words: string };
