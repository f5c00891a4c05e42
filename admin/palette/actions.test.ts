import { expect, it } from 'vitest';
import { hasPermission, type Role } from '../../domain/members/permissions';
import { adminPaths } from '../../domain/paths';
import { listCreateActions, searchActions } from './actions';

const searchTitles = (role: Role, ...terms: string[]) =>
  searchActions(terms, permission => hasPermission(role, permission)).map(({ title }) => title);

it('offers only palette actions that the role permits', () => {
  expect(searchTitles('owner')).toEqual(
    expect.arrayContaining(['New article', 'Open “Requests”', 'Open “System”']),
  );
  expect(searchTitles('sales')).toContain('Open “Requests”');
  expect(searchTitles('sales')).not.toContain('New article');
  expect(searchTitles('author')).not.toContain('Open “Requests”');
});

it('finds palette actions when the query contains word prefixes', () => {
  expect(searchTitles('owner', 'new', 'art')).toEqual(['New article']);
  expect(searchTitles('owner', 'zebra')).toEqual([]);
});

it('lists only the create actions that the role permits', () => {
  const listCreateTitles = (role: Role) =>
    listCreateActions(permission => hasPermission(role, permission)).map(({ title }) => title);
  expect(listCreateTitles('owner')).toEqual(['Add a request manually', 'New article', 'New review']);
  expect(listCreateTitles('sales')).toEqual(['Add a request manually']);
  expect(listCreateTitles('author')).toEqual(['New article', 'New review']);
});

it('links the “New article” action to the form of a new article', () => {
  expect(searchActions(['new', 'article'], () => true)).toMatchObject([
    { href: `${adminPaths.posts}?add=1` },
  ]);
});
