/** `command` runs the failed test alone. */
export type Failure = { title: string; command: string; message?: string };
export type Result = { passed: number; failures: Failure[] };

export function readUnitResults(report: object): Result;
export function readBrowserResults(report: object): Result;
export function formatFailures(failures: readonly Failure[]): string;
