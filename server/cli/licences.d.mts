type Package = { version?: string; license?: string; dev?: boolean; link?: boolean };

export function listLicences(lockfile: {
  packages: Record<string, Package>;
}): { name: string; version: string | undefined; licence: string; accepted: boolean }[];
