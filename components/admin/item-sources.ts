import { api } from '../../trpc/client';
import type { Asked } from './ItemsPage';
import { blogKeys, projectKeys } from './query-keys';

/** Where the list of articles reads, and how it removes one. */
export const articleSource = {
  cacheKey: blogKeys.all,
  read: (asked: Asked) => api.blogs.adminList.query(asked),
  remove: (id: string) => api.blogs.remove.mutate({ id }),
};

/** The tags articles have, and how many have each. */
export const articleTags = async () =>
  (await api.blogs.countByTag.query()).map(({ tag, count }) => ({ value: tag, count }));

/** Where the list of cases reads, and how it removes one. */
export const projectSource = {
  cacheKey: projectKeys.all,
  read: (asked: Asked) => api.projects.adminList.query(asked),
  remove: (id: string) => api.projects.remove.mutate({ id }),
};

/** The domains cases belong to, and how many belong to each. */
export const projectDomains = async () =>
  (await api.projects.countByDomain.query()).map(({ domain, count }) => ({ value: domain, count }));
