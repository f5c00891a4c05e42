import { DomainError } from '../../domain/errors';
import { type KindName, kindNames } from '../../domain/kinds';
import {
  LISTED_TITLE_MAX,
  PATH_LENGTH_MAX,
  PUBLICATION_NOTE_MAX,
  SEARCH_LENGTH_MAX,
} from '../../domain/limits';
import { messages } from '../../domain/messages';
import { oneLine, plainText } from '../../domain/plain-text';
import { isCurrentShape } from '../../domain/rest/shape';
import { z } from '../../domain/zod';
import { getContent } from '../../use-cases/content/content';
import { discardDraft, openItem, saveDraft } from '../../use-cases/content/drafts';
import {
  getHistory,
  getVersion,
  previewVersion,
  restoreVersion,
  saveNamedVersion,
} from '../../use-cases/content/history';
import { findLinkProblem, findLinkTargets } from '../../use-cases/content/link-picker';
import { getCalendar, listDrafts, listUnscheduled } from '../../use-cases/content/lists';
import { listPublishers } from '../../use-cases/content/notices';
import { leaveItem, pollItem } from '../../use-cases/content/presence';
import { createPreviewLink, revokePreviewLinks } from '../../use-cases/content/preview-links';
import {
  cancelSchedule,
  checkItem,
  isSlugTaken,
  publishItem,
  requestPublication,
  reschedule,
  schedulePublication,
  unpublishItem,
} from '../../use-cases/content/publish';
import { removeItem } from '../../use-cases/content/save';
import { emptyTrash, eraseItem, getTrashPage, restoreItem } from '../../use-cases/content/trash';
import { byIdInput, rangeInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

const id = z.string().regex(/^[\w-]{1,64}$/);
const kind = z.enum(kindNames as [KindName, ...KindName[]]);
/** Id of a tab in a member’s browser. */
const seat = z.string().regex(/^[\w-]{1,40}$/);
const itemInput = z.strictObject({ kind, id });
const note = plainText().max(PUBLICATION_NOTE_MAX).optional();
const time = z.iso.datetime({ offset: true }).transform(text => new Date(text).toISOString());
/** The values are parsed JSON. Validating them again would cost as much as storing them. */
const change = z.strictObject({
  from: z.unknown().optional(),
  to: z.custom(value => value !== undefined),
  ids: z.strictObject({ from: z.array(z.string()), to: z.array(z.string()).optional() }).optional(),
});

const writeProcedure = memberProcedure('content.write');
const publishProcedure = memberProcedure('content.publish');

/** Drafts, publication, history and trash of every kind (rules 60 to 66). */
export const contentRouter = router({
  open: writeProcedure.input(itemInput).query(({ ctx, input }) => openItem(ctx, input.kind, input.id)),
  saveDraft: writeProcedure
    .input(
      itemInput.extend({
        changes: z.record(z.string().max(60), change),
        mark: z.string().max(100).optional(),
        /** Shape of the values. Forms from before shapes were numbered omit the field. */
        shape: z.int().optional(),
      }),
    )
    .mutation(({ ctx, input: { kind, shape, ...save } }) => {
      if (!isCurrentShape(kind, shape)) throw new DomainError('conflict', messages.formOutdated);
      return saveDraft(ctx, kind, save);
    }),
  follow: writeProcedure
    .input(
      itemInput.extend({
        seat,
        field: z.string().max(200),
        typed: z.boolean(),
        mark: z.string().max(100),
      }),
    )
    .mutation(({ ctx, input: { kind, ...update } }) => pollItem(ctx, kind, update)),
  leave: writeProcedure
    .input(itemInput.extend({ seat }))
    .mutation(({ ctx, input: { kind, ...update } }) => leaveItem(ctx, kind, update)),
  discardDraft: writeProcedure
    .input(itemInput)
    .mutation(({ ctx, input }) => discardDraft(ctx, input.kind, input.id)),
  /** Lists drafts of items that aren’t public. `own` limits the list to the member’s drafts. */
  drafts: memberProcedure('content.read')
    .input(rangeInput.extend({ kind, own: z.boolean().default(false) }))
    .query(({ ctx, input: { kind, ...range } }) => listDrafts(ctx, kind, range)),

  /** `dead` is the reason why `address` can’t be linked. */
  linkTargets: writeProcedure
    .input(
      z.strictObject({
        q: z.string().max(SEARCH_LENGTH_MAX),
        address: z.string().max(PATH_LENGTH_MAX).optional(),
      }),
    )
    .query(async ({ ctx, input: { q, address } }) => ({
      targets: await findLinkTargets(ctx, q),
      dead: address === undefined ? undefined : await findLinkProblem(ctx.db, address),
    })),

  isSlugTaken: writeProcedure
    .input(itemInput.extend({ slug: z.string().max(LISTED_TITLE_MAX) }))
    .query(({ ctx, input }) => isSlugTaken(ctx.db, input.kind, input)),
  checks: writeProcedure.input(itemInput).query(({ ctx, input }) => checkItem(ctx, input.kind, input.id)),
  /** Lists members whom a publication request notifies. */
  askedOf: writeProcedure.query(async ({ ctx }) => ({
    names: (await listPublishers(ctx.db, { id: ctx.user._id })).map(({ name, email }) => name || email),
  })),
  askToPublish: writeProcedure
    .input(itemInput.extend({ note }))
    .mutation(({ ctx, input: { kind, ...item } }) => requestPublication(ctx, kind, item)),
  publish: publishProcedure
    .input(itemInput.extend({ note }))
    .mutation(async ({ ctx, input: { kind, ...item } }) => {
      const { _id, slug, revision } = await publishItem(ctx, kind, item);
      return { _id, slug, revision };
    }),
  plan: publishProcedure
    .input(itemInput.extend({ from: time.optional(), until: time.optional(), note }))
    .mutation(({ ctx, input: { kind, ...item } }) => schedulePublication(ctx, kind, item)),
  unplan: publishProcedure
    .input(z.strictObject({ id, action: z.enum(['publish', 'unpublish']) }))
    .mutation(({ ctx, input }) => cancelSchedule(ctx, input.id, input.action)),
  movePlan: publishProcedure
    .input(z.strictObject({ id, action: z.enum(['publish', 'unpublish']), at: time }))
    .mutation(({ ctx, input }) => reschedule(ctx, input)),
  calendar: memberProcedure('content.read')
    .input(z.strictObject({ from: time, to: time }))
    .query(({ ctx, input }) => getCalendar(ctx, input)),
  /** Lists drafts without a schedule. Authors see only their own. */
  undated: memberProcedure('content.read').query(({ ctx }) => listUnscheduled(ctx)),
  unpublish: publishProcedure
    .input(itemInput)
    .mutation(({ ctx, input }) => unpublishItem(ctx, input.kind, input.id)),

  history: writeProcedure
    .input(rangeInput.extend({ kind, id }))
    .query(({ ctx, input: { kind, ...range } }) => getHistory(ctx, kind, range)),
  version: writeProcedure.input(itemInput).query(({ ctx, input }) => getVersion(ctx, input.kind, input.id)),
  previewVersion: writeProcedure
    .input(itemInput)
    .mutation(({ ctx, input }) => previewVersion(ctx, input.kind, input.id)),
  nameMoment: writeProcedure
    .input(itemInput.extend({ name: oneLine().min(1).max(PUBLICATION_NOTE_MAX) }))
    .mutation(({ ctx, input: { kind, ...moment } }) => saveNamedVersion(ctx, kind, moment)),
  restoreVersion: writeProcedure
    .input(itemInput)
    .mutation(({ ctx, input }) => restoreVersion(ctx, input.kind, input.id)),

  makePreviewLink: writeProcedure
    .input(itemInput)
    .mutation(({ ctx, input }) => createPreviewLink(ctx, input.kind, input.id)),
  revokePreviewLinks: writeProcedure
    .input(itemInput)
    .mutation(({ ctx, input }) => revokePreviewLinks(ctx, input.kind, input.id)),

  trash: publishProcedure
    .input(rangeInput.extend({ kind: kind.optional() }).prefault({}))
    .query(({ ctx, input }) => getTrashPage(ctx.db, input)),
  remove: writeProcedure
    .input(itemInput)
    .mutation(({ ctx, input }) => removeItem(ctx, getContent(input.kind), input.id)),
  restore: writeProcedure.input(byIdInput).mutation(({ ctx, input }) => restoreItem(ctx, input.id)),
  emptyTrash: publishProcedure
    .input(z.strictObject({ kind: kind.optional() }))
    .mutation(({ ctx, input }) => emptyTrash(ctx, input.kind)),
  erase: publishProcedure.input(byIdInput).mutation(({ ctx, input }) => eraseItem(ctx, input.id)),
});
