export const root: string;
/** All folders that the build reads. */
export const SOURCES: string[];

export function findBundledNode(folder: string, loader?: string): string | undefined;

export function explainUnusableNode(system: {
  platform: NodeJS.Platform;
  arch: string;
  version: string;
  /** Whether the system can start programs made for glibc. */
  glibc: boolean;
}): string;
export function findTruncatedSetting(text: string): string | undefined;

export function createPackagesStamp(lock: string): string;
