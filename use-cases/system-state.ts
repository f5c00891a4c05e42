import type { MailTransport } from '../db/schema';

/** Times are ISO 8601 in UTC, and sizes are in bytes (rule 52). */
export type SystemState = {
  version: string;
  startedAt: string;
  /** Whether the site is hidden from visitors until it is set up. */
  isSiteHidden: boolean;
  disk: { free: number; total: number; floor: number };
  database: {
    size: number;
    /** Name of the latest migration. */
    migration: string;
    /** Undefined before the first check. */
    check: { at: string; sound: boolean } | undefined;
  };
  mail: {
    taker: MailTransport;
    /** Host and port of the mail server; undefined without a server. */
    server: string | undefined;
  };
  /** Host of the webhook; undefined without one. */
  webhook: string | undefined;
  media: {
    /** Name of the bucket; undefined for the local folder. */
    bucket: string | undefined;
    answers: boolean;
  };
  jobs: SystemJob[];
  /** Undefined without scheduled backups. */
  backups: { keep: number; offSite: boolean; last: { at: string; size: number } | undefined } | undefined;
  /** Undefined without a replica for a standby. */
  replica: ReplicaState | undefined;
  hours: HourlyMetrics[];
  quarters: QuarterHourMetrics[];
};

export type SystemJob = {
  name: string;
  /** Milliseconds between a run’s end and the next run. */
  everyMs: number;
  running: boolean;
  /** End of the last run; undefined before the first run. */
  lastRun: string | undefined;
  nextRun: string | undefined;
  failing: boolean;
  /** The last failed run, with a short reason if known. */
  lastFailure: { at: string; reason: string | undefined } | undefined;
};

export type ReplicaState = {
  /** Whether this machine can write. */
  isHeld: boolean;
  /** Host of the machine that took over. */
  lostTo: string | undefined;
  isReplicating: boolean;
  pendingFiles: number;
  lastError: { at: string; message: string } | undefined;
};

/** Measurements of one hour. Zero `minutes` means that nothing was measured. */
export type HourlyMetrics = {
  at: string;
  minutes: number;
  requests: number;
  pages: number;
  /** Median page time (ms); undefined without pages. */
  half: number | undefined;
  /** 95th percentile of page times (ms); undefined without pages. */
  most: number | undefined;
  /** Longest delay (ms) of the event loop. */
  pause: number;
  /** Peak memory of the process in bytes. */
  memory: number;
};

/** A quarter of an hour. `ready` counts the measured minutes during which the site was ready. */
export type QuarterHourMetrics = { at: string; minutes: number; ready: number };

/** `taken` is true if the server accepted the email. `words` is the server’s response. */
export type MailTestResult = { taken: boolean; words: string };
