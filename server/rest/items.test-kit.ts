import path from 'node:path';
import { beforeAll, beforeEach, expect } from 'vitest';
import { createBlogBody as articleInput, createProjectBody as caseInput } from '../../db/items.test-kit';
import { eraseItem } from '../../use-cases/content/trash';
import { testSite } from '../app.test-kit';

export { articleInput, caseInput };

export const CASES = {
  path: '/api/v1/projects',
  input: caseInput,
  taken: 'A project with this title already exists',
} as const;
export const ARTICLES = {
  path: '/api/v1/blogs',
  input: articleInput,
  taken: 'An article with this title already exists',
} as const;
type Kind = typeof CASES | typeof ARTICLES;

/** Starts a site with an authenticated client. Deletes all items before each test. */
export function createItemsSite() {
  const site = testSite();
  let token: string;
  beforeAll(async () => {
    ({ token } = await site.staff());
  });
  beforeEach(async () => {
    const { db } = site.services();
    await db.deleteFrom('items').execute();
    site.cache().clear();
  });
  const create = (path: string, json: unknown) => site.send('POST', path, { json, token });
  return {
    site,
    token: () => token,
    create,
    change: (itemPath: string, json: unknown, headers?: Record<string, string>) =>
      site.send('PATCH', itemPath, { json, token, headers }),
    remove: (itemPath: string) => site.send('DELETE', itemPath, { token }),
    /** Deletes an item, then erases it from the trash. */
    async erase(itemPath: string) {
      await site.send('DELETE', itemPath, { token });
      await eraseItem(site.services(), path.basename(itemPath));
    },
    getStored: async (itemPath: string) => (await site.get(itemPath)).data.data.data,
    async createItem({ path, input }: Kind, changes: object = {}) {
      const { status, data } = await create(path, { ...input(), ...changes });
      expect(status).toBe(201);
      const item = data.data.data;
      return { item, itemPath: `${path}/${item._id}` };
    },
  };
}
