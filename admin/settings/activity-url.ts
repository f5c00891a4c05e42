import type { ActivityGroup } from '../../domain/activity';
import type { RouterOutputs } from '../../trpc/client';
import { choiceParam, createUrlCodec, optionalParam, pageParam, textParam } from '../list-url';

export type ListedActivity = RouterOutputs['activity']['list']['items'][number];

export const GROUP_LABELS: Record<ActivityGroup, string> = {
  content: 'Content',
  pictures: 'Images',
  site: 'The site',
  enquiries: 'Requests',
  members: 'Users',
  signIns: 'Sign-ins',
};

export const activityCodec = createUrlCodec({
  group: choiceParam('kind', Object.keys(GROUP_LABELS) as ActivityGroup[], undefined),
  memberId: optionalParam('who'),
  q: textParam('q'),
  page: pageParam,
});

export type ActivityFilter = Omit<ReturnType<typeof activityCodec.parse>, 'page'>;
