import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../domain/members/permissions';
import { messages } from '../domain/messages';
import { apiBase, getAttachmentPath } from '../domain/paths';
import { appRouter } from '../trpc/router';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const ANYONE = 'anyone';
/** The roles that may call each procedure. `anyone` needs no session. */
const PROCEDURES: Record<string, string> = {
  'bookings.free': ANYONE,
  'bookings.soon': ANYONE,
  'bookings.byKey': ANYONE,
  'articles.list': ANYONE,
  'articles.listWhole': ANYONE,
  'articles.browse': ANYONE,
  'articles.countFacets': ANYONE,
  'articles.byId': ANYONE,
  'articles.bySlug': ANYONE,
  'articles.related': ANYONE,
  'articles.popular': ANYONE,
  'articles.listAuthors': 'owner editor author',
  'articles.adminList': 'owner editor author',
  'articles.preview': 'owner editor author',
  'articles.create': 'owner editor',
  'articles.update': 'owner editor',
  'articles.remove': 'owner editor',
  'cases.list': ANYONE,
  'cases.listWhole': ANYONE,
  'cases.browse': ANYONE,
  'cases.countFacets': ANYONE,
  'cases.byId': ANYONE,
  'cases.bySlug': ANYONE,
  'cases.byTitles': ANYONE,
  'cases.ofDomain': ANYONE,
  'cases.listAuthors': 'owner editor author',
  'cases.adminList': 'owner editor author',
  'cases.preview': 'owner editor author',
  'cases.create': 'owner editor',
  'cases.update': 'owner editor',
  'cases.remove': 'owner editor',
  'content.open': 'owner editor author',
  'content.saveDraft': 'owner editor author',
  'content.follow': 'owner editor author',
  'content.leave': 'owner editor author',
  'content.discardDraft': 'owner editor author',
  'content.drafts': 'owner editor author',
  'content.linkTargets': 'owner editor author',
  'content.checks': 'owner editor author',
  'content.isSlugTaken': 'owner editor author',
  'content.askToPublish': 'owner editor author',
  'content.askedOf': 'owner editor author',
  'content.nameMoment': 'owner editor author',
  'content.publish': 'owner editor',
  'content.plan': 'owner editor',
  'content.unplan': 'owner editor',
  'content.movePlan': 'owner editor',
  'content.calendar': 'owner editor author',
  'content.undated': 'owner editor author',
  'content.unpublish': 'owner editor',
  'content.history': 'owner editor author',
  'content.version': 'owner editor author',
  'content.previewVersion': 'owner editor author',
  'content.restoreVersion': 'owner editor author',
  'content.makePreviewLink': 'owner editor author',
  'content.revokePreviewLinks': 'owner editor author',
  'content.trash': 'owner editor',
  'content.remove': 'owner editor author',
  'content.restore': 'owner editor author',
  'content.emptyTrash': 'owner editor',
  'content.erase': 'owner editor',
  'enquiries.list': 'owner sales',
  'enquiries.listItems': 'owner sales',
  'enquiries.countNew': 'owner sales',
  'enquiries.byId': 'owner sales',
  'enquiries.add': 'owner sales',
  'enquiries.markSeen': 'owner sales',
  'enquiries.listOwners': 'owner sales',
  'enquiries.update': 'owner sales',
  'enquiries.setSpam': 'owner sales',
  'enquiries.addNote': 'owner sales',
  'enquiries.removeNote': 'owner sales',
  'enquiries.mergePeople': 'owner sales',
  'enquiries.separatePerson': 'owner sales',
  'enquiries.remove': 'owner sales',
  'enquiries.erasePerson': 'owner sales',
  'bookings.list': 'owner sales',
  'bookings.week': 'owner sales',
  'bookings.byId': 'owner sales',
  'bookings.hours': 'owner sales',
  'bookings.changeHours': 'owner sales',
  'bookings.renewFeed': 'owner sales',
  'bookings.setBusyUrl': 'owner sales',
  'bookings.refreshBusyTimes': 'owner sales',
  'bookings.freeTimes': 'owner sales',
  'bookings.move': 'owner sales',
  'bookings.cancel': 'owner sales',
  'replies.settings': 'owner sales',
  'replies.changeTemplates': 'owner sales',
  'replies.changeSignature': 'owner sales',
  'replies.attachTemplateFiles': 'owner sales',
  'replies.removeFile': 'owner sales',
  'replies.send': 'owner sales',
  'media.focus': ANYONE,
  'media.setFocus': 'owner editor',
  'media.begin': 'owner editor author sales',
  'media.complete': 'owner editor author sales',
  'media.list': 'owner editor author',
  'media.byId': 'owner editor author',
  'media.add': 'owner editor author',
  'media.change': 'owner editor author',
  'media.replace': 'owner editor',
  'media.remove': 'owner editor',
  'media.putBack': 'owner editor',
  'members.signIn': ANYONE,
  'members.askForReset': ANYONE,
  'members.readLink': ANYONE,
  'members.acceptInvitation': ANYONE,
  'members.resetPassword': ANYONE,
  'members.list': 'owner',
  'members.invite': 'owner',
  'members.sendLink': 'owner',
  'members.withdraw': 'owner',
  'members.changeRole': 'owner',
  'members.resetSecondFactor': 'owner',
  'members.disable': 'owner',
  'members.enable': 'owner',
  'members.factorForAll': 'owner',
  'members.askAllForFactor': 'owner',
  'members.factors': 'owner editor author sales',
  'members.beginCodes': 'owner editor author sales',
  'members.confirmCodes': 'owner editor author sales',
  'members.turnOffCodes': 'owner editor author sales',
  'members.newRecoveryCodes': 'owner editor author sales',
  'members.beginPasskey': 'owner editor author sales',
  'members.addPasskey': 'owner editor author sales',
  'members.removePasskey': 'owner editor author sales',
  'members.finishSignIn': ANYONE,
  'members.signOut': ANYONE,
  'members.me': 'owner editor author sales',
  'members.sessions': 'owner editor author sales',
  'members.endSession': 'owner editor author sales',
  'members.signOutElsewhere': 'owner editor author sales',
  'members.changeProfile': 'owner editor author sales',
  'members.changePassword': 'owner editor author sales',
  'pages.at': ANYONE,
  'pages.closing': ANYONE,
  'pages.adminList': 'owner editor author',
  'pages.addressProblem': 'owner editor author',
  'pages.reset': 'owner editor',
  'pages.remove': 'owner editor',
  'previews.byToken': ANYONE,
  'previews.byKey': 'owner editor author',
  'search.site': ANYONE,
  'search.staff': 'owner editor author sales',
  'search.near': 'owner editor author sales',
  'activity.list': 'owner',
  'activity.members': 'owner',
  'insights.all': 'owner editor sales',
  'insights.ofPage': 'owner editor sales',
  'mails.list': 'owner editor',
  'mails.change': 'owner editor',
  'mails.reset': 'owner editor',
  'mails.tryOut': 'owner editor',
  'redirects.list': 'owner editor',
  'redirects.add': 'owner editor',
  'redirects.change': 'owner editor',
  'redirects.importCsv': 'owner editor',
  'redirects.remove': 'owner editor',
  'redirects.lead': 'owner editor',
  'redirects.unknown': 'owner editor',
  'redirects.deadLinks': 'owner editor',
  'redirects.forgetUnknown': 'owner editor',
  'site.brand': 'owner editor',
  'site.tryLogo': 'owner editor',
  'site.changeBrand': 'owner editor',
  'site.facts': 'owner editor',
  'site.factUses': 'owner editor',
  'site.choiceUses': 'owner editor',
  'site.changeIndustries': 'owner editor',
  'site.menus': 'owner editor',
  'site.people': 'owner editor',
  'site.changePeople': 'owner editor',
  'site.targets': 'owner editor',
  'site.changeMenus': 'owner editor',
  'site.changeFacts': 'owner editor',
  'welcome.awaits': 'owner editor author sales',
  'welcome.now': 'owner',
  'welcome.keepTexts': 'owner',
  'welcome.left': 'owner',
  'welcome.leaveStep': 'owner',
  'welcome.changeOffers': 'owner',
  'welcome.removeExamples': 'owner',
  'welcome.putAway': 'owner',
  'welcome.setHidden': 'owner',
  'welcome.texts': 'owner',
  'system.state': 'owner',
  'system.checkDatabase': 'owner',
  'system.sendTestMail': 'owner',
  'system.sendAgain': 'owner sales',
};

/** The roles that may send each REST or file request. */
const ROUTES: Record<string, string> = {
  [`POST ${apiBase}/projects`]: 'owner editor',
  [`PATCH ${apiBase}/projects/none`]: 'owner editor',
  [`DELETE ${apiBase}/projects/none`]: 'owner editor',
  [`POST ${apiBase}/blogs`]: 'owner editor',
  [`PATCH ${apiBase}/blogs/none`]: 'owner editor',
  [`DELETE ${apiBase}/blogs/none`]: 'owner editor',
  // Runs last because it ends the session.
  [`GET ${apiBase}/users/logout`]: 'owner editor author sales',
};

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
const members = {} as Record<Role, { cookie: string }>;
beforeAll(async () => {
  for (const role of ROLES) members[role] = await site.staff({ role });
});

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
);
/** Sends no input. An allowed call then fails validation or succeeds. */
const send = (name: string, type: string, headers: Record<string, string>) =>
  type === 'query' ? callQuery(name, headers) : call(name, { headers });

it('lists every procedure in the permission table', () => {
  expect(Object.keys(PROCEDURES).sort()).toEqual(procedures.map(([name]) => name).sort());
});

it('lists every REST call that needs a member in the permission table', async () => {
  const { paths } = (await site.get(`${apiBase}/openapi.json`)).data as unknown as {
    paths: Record<string, Record<string, { security?: object[] }>>;
  };
  const securedRoutes = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([, { security = [] }]) => security.length > 0)
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/, 'none')}`),
  );
  expect(securedRoutes.map(route => route.replace(/\/$/, '')).sort()).toEqual(Object.keys(ROUTES).sort());
});

describe.each(ROLES)('%s', role => {
  it('allows a role only the procedure calls that the permission table lists', async () => {
    // Runs last because it ends the session.
    const calls = [...procedures].sort(
      ([a], [b]) => Number(a === 'members.signOut') - Number(b === 'members.signOut'),
    );
    for (const [name, { _def }] of calls) {
      const { status, error } = await send(name, _def.type, { cookie: members[role].cookie });
      const isAllowed = PROCEDURES[name] === ANYONE || PROCEDURES[name]?.split(' ').includes(role);
      const message = status === 403 ? error.message : undefined;
      expect([name, message]).toEqual([name, isAllowed ? undefined : messages.roleRefused]);
    }
  });

  it('allows a role only the REST calls that the permission table lists', async () => {
    const { token } = await site.staff({ role });
    for (const [route, roles] of Object.entries(ROUTES)) {
      const [method = '', path = ''] = route.split(' ');
      const response = await site.send(method, path, {
        ...(method === 'DELETE' || method === 'GET' ? {} : { json: {} }),
        token,
      });
      const message = response.status === 403 ? response.data.message : undefined;
      expect([route, message]).toEqual([
        route,
        roles.split(' ').includes(role) ? undefined : messages.roleRefused,
      ]);
    }
  });

  it('allows attachment downloads only for roles that can read requests', async () => {
    const { cookie } = await site.staff({ role });
    const { status } = await site.get(getAttachmentPath('none'), { cookie });
    expect(status).toBe(role === 'owner' || role === 'sales' ? 404 : 403);
  });
});

it('rejects calls that need a member when the request has no session', async () => {
  for (const [name, { _def }] of procedures.filter(([name]) => PROCEDURES[name] !== ANYONE)) {
    const { status, error } = await send(name, _def.type, {});
    expect([name, status, error.message]).toEqual([name, 401, messages.tokenNotFound]);
  }
});

it('rejects a call when the session belongs to a disabled member', async () => {
  const { id, cookie } = await site.staff();
  expect((await callQuery('members.me', { cookie })).status).toBe(200);
  const { db } = site.services();
  await db.updateTable('members').set({ disabled_at: '2026-11-22T10:00:00Z' }).where('id', '=', id).execute();
  expect((await callQuery('members.me', { cookie })).status).toBe(401);
});
