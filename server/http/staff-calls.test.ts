import { beforeAll, describe, expect, it } from 'vitest';
import { createArticleInput, createCaseInput } from '../../db/items.test-kit';
import { TEXT_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { createPng, createPngDataUrl, PASSWORD, testSite } from '../app.test-kit';
import { createProcedureClient, expectError } from './trpc.test-kit';

const site = testSite({ RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' });
const { call, callQuery } = createProcedureClient(site);
let headers: Record<string, string>;
let id: string;
beforeAll(async () => {
  const staff = await site.staff();
  headers = { cookie: staff.cookie };
  id = staff.id;
});

describe('signing in', () => {
  const signIn = (email: string, password: string, ip = '198.51.100.1') =>
    call('members.signIn', { json: { email, password }, headers: { 'x-forwarded-for': ip } });

  it('sets an HTTP-only cookie and returns no token when a member signs in', async () => {
    const { email } = await site.staff({ password: PASSWORD });
    const { status, headers: responseHeaders, result } = await signIn(email, PASSWORD);
    expect([status, result.data]).toMatchObject([200, { kind: 'signed_in', user: { email, photo: '' } }]);
    const setCookie = responseHeaders['set-cookie'] ?? '';
    const [, token = ''] = /^staff_session=(\w{30,});/.exec(setCookie) ?? [];
    expect(setCookie).toMatch(/; Path=\/;/);
    expect(setCookie).toMatch(/; HttpOnly;/);
    expect(setCookie).toMatch(/; SameSite=Lax/);
    expect(setCookie).not.toMatch(/Secure|Domain/);
    expect(Number(/Max-Age=(\d+)/.exec(setCookie)?.[1])).toBe(90 * 86_400);
    expect(JSON.stringify(result)).not.toContain(token);
    expect((await callQuery('members.me', { cookie: `staff_session=${token}` })).result.data.email).toBe(
      email,
    );

    const signOutReply = await call('members.signOut', { headers: { cookie: `staff_session=${token}` } });
    expect(signOutReply.headers['set-cookie']).toMatch(
      /^staff_session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/,
    );
    expect((await callQuery('members.me', { cookie: `staff_session=${token}` })).status).toBe(401);
  });

  it('rejects sign-in after five wrong passwords, with the time to wait', async () => {
    const { email } = await site.staff({ password: PASSWORD });
    const attemptPromises = ['a', 'b', 'c', 'd', 'e'].map(password =>
      signIn(email, password, '198.51.100.2'),
    );
    for (const { status } of await Promise.all(attemptPromises)) expect(status).toBe(401);
    const rejection = await signIn(email, PASSWORD, '198.51.100.2');
    expectError(rejection, 429, ['TOO_MANY_REQUESTS', 'too_many'], messages.tooManySignIns);
    expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(500);
    expect((await signIn(email, PASSWORD, '198.51.100.3')).status).toBe(200);
  });
});

describe('a new password', () => {
  const NEW_PASSWORD = 'another password of some length';

  it("ends the user's other sessions and API tokens when the password changes", async () => {
    const user = await site.staff({ password: PASSWORD });
    const { sessions } = site.services();
    const otherToken = await sessions.open(user.id, 'other');
    const headers = { cookie: user.cookie };
    const changeReply = await call('members.changePassword', {
      json: { current: PASSWORD, next: NEW_PASSWORD },
      headers,
    });
    expect(changeReply.status).toBe(200);
    expect((await callQuery('members.me', headers)).status).toBe(200);
    expect(await sessions.find(otherToken)).toBeUndefined();
    const restReply = await site.send('DELETE', '/api/v1/projects/x', { token: otherToken });
    expect([restReply.status, restReply.data.message]).toEqual([401, 'Invalid or expired token']);
    const logIn = (password: string) =>
      site.send('POST', '/api/v1/users/login', { json: { email: user.email, password } });
    expect([(await logIn(PASSWORD)).status, (await logIn(NEW_PASSWORD)).status]).toEqual([401, 200]);
  });

  it('rejects a new password that is short, common or personal, or a wrong current password', async () => {
    const user = await site.staff({ password: PASSWORD });
    const headers = { cookie: user.cookie };
    const otherToken = await site.services().sessions.open(user.id, 'other');
    for (const [json, path, message] of [
      [{ current: 'not it', next: NEW_PASSWORD }, 'current', messages.passwordWrong],
      [{ current: PASSWORD, next: 'elevenchars' }, 'next', messages.passwordTooShort],
      [{ current: PASSWORD, next: 'Password1234' }, 'next', messages.passwordCommon],
      [{ current: PASSWORD, next: `${user.email}!` }, 'next', messages.passwordOwnName],
    ] as const) {
      const { status, error } = await call('members.changePassword', { json, headers });
      expect([status, error.data.errors]).toEqual([400, [{ path, message }]]);
    }
    expect(await site.services().sessions.find(otherToken)).toBeDefined();
  });
});

describe('a profile', () => {
  it('accepts only stored images as profile photos', async () => {
    const changePhoto = (photo: string) =>
      call('members.changeProfile', { json: { name: 'Ann', photo }, headers });
    for (const photo of [
      'javascript:alert(1)',
      '//evil.example/x.png',
      'data:image/png;base64,AAAA',
      'x.png',
    ]) {
      const { status, error } = await changePhoto(photo);
      expect([status, error.data.errors]).toEqual([400, [{ path: 'photo', message: messages.imageAddress }]]);
    }
    for (const photo of ['/uploads/x.png', 'https://tracker.example/x.png', '/cases']) {
      const { status, error } = await changePhoto(photo);
      expect([status, error.data.errors]).toEqual([400, [{ path: 'photo', message: messages.photoForeign }]]);
    }
    const { url } = await site.services().images.store(await createPng(77), 'Ann.png');
    for (const photo of [url, '']) {
      expect((await changePhoto(photo)).result.data).toMatchObject({ _id: id, name: 'Ann', photo });
    }
  });

  it('stores the position that a member enters in the profile', async () => {
    const json = { name: 'Ann', photo: '', position: ' Head of quality ' };
    await call('members.changeProfile', { json, headers });
    expect((await callQuery('members.me', headers)).result.data.position).toBe('Head of quality');
  });
});

describe('items', () => {
  it('reports the errors of a rejected item by form field', async () => {
    const content = await createPngDataUrl(40);
    const json = createArticleInput({
      title: 'Large',
      story: [
        { type: 'paragraph', content: 'x'.repeat(TEXT_MAX), alt: '', caption: '' },
        { type: 'image', content, alt: '', caption: '' },
      ],
    });
    const { status, result } = await call('articles.create', { json, headers });
    expect(status).toBe(200);
    const { _id, revision } = result.data as { _id: string; revision: number };
    for (const patch of [{ title: '' }, { author: { avatar: { src: '' } } }]) {
      const { error } = await call('articles.update', { json: { id: _id, patch, revision }, headers });
      expect(error.data.errors).toMatchObject([{ path: 'title' in patch ? 'title' : 'author.avatar.src' }]);
    }
    const saveReply = await call('articles.update', {
      json: { id: _id, patch: { readingTime: 9 }, revision },
      headers,
    });
    expect(saveReply.result.data).toMatchObject({ changed: true, item: { readingTime: 9, title: 'Large' } });
    const secondSaveReply = await call('articles.update', {
      json: { id: _id, patch: { readingTime: 9 } },
      headers,
    });
    expect(secondSaveReply.result.data).toMatchObject({ changed: false });
    const staleSaveReply = await call('articles.update', {
      json: { id: _id, patch: { readingTime: 3 }, revision },
      headers,
    });
    expectError(staleSaveReply, 412, ['PRECONDITION_FAILED', 'stale'], messages.revisionStale);
  });

  it('shows a preview only to the member who created the preview', async () => {
    const { result } = await call('cases.preview', { json: { values: createCaseInput() }, headers });
    const { key } = result.data as { key: string };
    const previewQuery = `previews.byKey?input=${encodeURIComponent(JSON.stringify({ id: key }))}`;
    expect((await callQuery(previewQuery, headers)).result.data).toMatchObject({
      kind: 'case',
      item: { slug: 'nodefy' },
    });
    const { cookie } = await site.staff();
    expect((await callQuery(previewQuery, { cookie })).result.data).toBeUndefined();
    expect((await site.get('/api/v1/projects')).data.total).toBe(0);
  });

  it('searches, filters and sorts the cases of the admin list', async () => {
    for (const title of ['Zebra 100%', 'Apple']) {
      await call('cases.create', { json: createCaseInput({ title, domain: title[0] ?? '' }), headers });
    }
    const listTitles = async (input: object) => {
      const { result } = await callQuery(
        `cases.adminList?input=${encodeURIComponent(JSON.stringify(input))}`,
        headers,
      );
      return (result.data.items as { title: string }[]).map(({ title }) => title);
    };
    expect(await listTitles({ sort: 'title' })).toEqual(['Apple', 'Zebra 100%']);
    expect(await listTitles({ q: '0%' })).toEqual(['Zebra 100%']);
    expect(await listTitles({ q: '_' })).toEqual([]);
    expect(await listTitles({ q: ' zEBRA' })).toEqual(['Zebra 100%']);
    expect(await listTitles({ filter: 'a' })).toEqual(['Apple']);
  });
});

it('lets members set the focus of a stored image in whole per cent', async () => {
  const { images } = site.services();
  const { url } = await images.store(await createPng(7), 'cover.png');
  const setFocus = (json: object, senderHeaders = headers) =>
    call('media.setFocus', { json, headers: senderHeaders });
  expect((await setFocus({ url, focus: { x: 20, y: 80 } }, {})).status).toBe(401);
  for (const focus of [{ x: 101, y: 0 }, { x: 1.5, y: 0 }, { x: '1', y: 0 }, { x: 1 }, 'left'])
    expect((await setFocus({ url, focus })).status).toBe(400);
  expectError(
    await setFocus({ url: '/uploads/none.png', focus: { x: 1, y: 1 } }),
    404,
    ['NOT_FOUND', 'not_found'],
    messages.notFound,
  );
  expect((await setFocus({ url, focus: { x: 20, y: 80 } })).status).toBe(200);
  const focusReply = await callQuery(`media.focus?input=${encodeURIComponent(JSON.stringify({ url }))}`);
  expect(focusReply.result.data).toEqual({ x: 20, y: 80 });
});
