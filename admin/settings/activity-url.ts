import { ACTIVITY_GROUPS, type ActivityGroup } from '../../domain/activity';
import { settingsPaths } from '../../domain/members/areas';
import type { Outputs } from '../../trpc/client';

export type ListedActivity = Outputs['activity']['list']['items'][number];

export type ActivityFilter = {
  group: ActivityGroup | undefined;
  memberId: string | undefined;
  q: string;
};
export type ActivityState = ActivityFilter & { page: number };

export const GROUP_LABELS: Record<ActivityGroup, string> = {
  content: 'Content',
  pictures: 'Images',
  site: 'The site',
  enquiries: 'Requests',
  members: 'Users',
  signIns: 'Sign-ins',
};

/** Ignores invalid values. */
export function parseActivityUrl(query: URLSearchParams): ActivityState {
  const group = query.get('kind') ?? '';
  return {
    group: Object.hasOwn(ACTIVITY_GROUPS, group) ? (group as ActivityGroup) : undefined,
    memberId: query.get('who') || undefined,
    q: query.get('q') ?? '',
    page: Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1),
  };
}

export function formatActivityUrl({ group, memberId, q, page }: ActivityState): string {
  const query = new URLSearchParams();
  if (group) query.set('kind', group);
  if (memberId) query.set('who', memberId);
  if (q) query.set('q', q);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${settingsPaths.activity}?${query}` : settingsPaths.activity;
}
