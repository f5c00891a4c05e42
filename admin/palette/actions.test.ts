import { expect, it } from 'vitest';
import { hasPermission, type Role } from '../../domain/members/permissions';
import { adminPaths } from '../../domain/paths';
import { listCreateActions, searchActions } from './actions';

const titles = (role: Role, ...words: string[]) =>
  searchActions(words, permission => hasPermission(role, permission)).map(({ title }) => title);

it('offers only palette actions that the role permits', () => {
  expect(titles('owner')).toEqual(expect.arrayContaining(['New article', 'Open requests', 'Open system']));
  expect(titles('sales')).toContain('Open requests');
  expect(titles('sales')).not.toContain('New article');
  expect(titles('author')).not.toContain('Open requests');
});

it('finds palette actions by word prefixes', () => {
  expect(titles('owner', 'new', 'art')).toEqual(['New article']);
  expect(titles('owner', 'zebra')).toEqual([]);
});

it('lists only the create actions that the role permits', () => {
  const made = (role: Role) =>
    listCreateActions(permission => hasPermission(role, permission)).map(({ title }) => title);
  expect(made('owner')).toEqual(['Add a request manually', 'New article', 'New review']);
  expect(made('sales')).toEqual(['Add a request manually']);
  expect(made('author')).toEqual(['New article', 'New review']);
});

it('links the “New article” action to the form of a new article', () => {
  expect(searchActions(['new', 'article'], () => true)).toMatchObject([
    { href: `${adminPaths.posts}?add=1` },
  ]);
});
