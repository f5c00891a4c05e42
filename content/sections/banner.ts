/** A red call to the free consultation. */
export type BannerSection = { kind: 'banner'; title: string; text: string };
