import { DomainError } from '../../domain/errors';
import { type KindName, kindNames } from '../../domain/kinds';
import { ADDRESS_MAX, NOTE_MAX, SEARCH_LENGTH_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { oneLine, plainText } from '../../domain/plain-text';
import { isCurrentShape } from '../../domain/rest/shape';
import { z } from '../../domain/zod';
import { contentOf } from '../../use-cases/content/content';
import { discardDraft, openItem, saveDraft } from '../../use-cases/content/drafts';
import {
  historyOf,
  nameMoment,
  previewVersion,
  restoreVersion,
  versionOf,
} from '../../use-cases/content/history';
import { deadLink, linkTargets } from '../../use-cases/content/link-picker';
import { calendarOf, draftsOf, undatedOf } from '../../use-cases/content/lists';
import { askedOf } from '../../use-cases/content/notices';
import { followItem } from '../../use-cases/content/presence';
import { makePreviewLink, revokePreviewLinks } from '../../use-cases/content/preview-links';
import {
  askToPublish,
  checkItem,
  movePlanned,
  planItem,
  publishItem,
  unplanItem,
  unpublishItem,
} from '../../use-cases/content/publish';
import { removeItem } from '../../use-cases/content/save';
import { emptyTrash, eraseItem, restoreItem, trashPage } from '../../use-cases/content/trash';
import { byIdInput, rangeInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

const id = z.string().regex(/^[\w-]{1,64}$/);
const kind = z.enum(kindNames as [KindName, ...KindName[]]);
const ofItem = z.strictObject({ kind, id });
const note = plainText().max(NOTE_MAX).optional();
const time = z.iso.datetime({ offset: true }).transform(text => new Date(text).toISOString());
/** Came as JSON and is nothing else: looking through it once more would cost a save as much as storing it. */
const change = z.strictObject({
  from: z.unknown().optional(),
  to: z.custom(value => value !== undefined),
  ids: z.strictObject({ from: z.array(z.string()), to: z.array(z.string()).optional() }).optional(),
});

const writing = memberProcedure('content.write');
const publishing = memberProcedure('content.publish');

/** Drafts, publication, history and trash: the same for every kind (rules 60 to 66). */
export const contentRouter = router({
  open: writing.input(ofItem).query(({ ctx, input }) => openItem(ctx, input.kind, input.id)),
  saveDraft: writing
    .input(
      ofItem.extend({
        changes: z.record(z.string().max(60), change),
        mark: z.string().max(100).optional(),
        /** The shape of the values; forms from before shapes had a number name none. */
        shape: z.int().optional(),
      }),
    )
    .mutation(({ ctx, input: { kind, shape, ...save } }) => {
      if (!isCurrentShape(kind, shape)) throw new DomainError('conflict', messages.formOutdated);
      return saveDraft(ctx, kind, save);
    }),
  /** Who else has an item open, and what somebody wrote meanwhile. */
  follow: writing
    .input(
      ofItem.extend({
        seat: z.string().regex(/^[\w-]{1,40}$/),
        field: z.string().max(200),
        typed: z.boolean(),
        mark: z.string().max(100),
      }),
    )
    .mutation(({ ctx, input: { kind, ...told } }) => followItem(ctx, kind, told)),
  discardDraft: writing.input(ofItem).mutation(({ ctx, input }) => discardDraft(ctx, input.kind, input.id)),
  /** Drafts of what isn't on the site; an author's own, and only one's own with `own`. */
  drafts: memberProcedure('content.read')
    .input(rangeInput.extend({ kind, own: z.boolean().default(false) }))
    .query(({ ctx, input: { kind, ...range } }) => draftsOf(ctx, kind, range)),

  /** Where a link may lead by the words of a title, and why it may not lead to an address. */
  linkTargets: writing
    .input(
      z.strictObject({
        q: z.string().max(SEARCH_LENGTH_MAX),
        address: z.string().max(ADDRESS_MAX).optional(),
      }),
    )
    .query(async ({ ctx, input: { q, address } }) => ({
      targets: await linkTargets(ctx, q),
      dead: address === undefined ? undefined : await deadLink(ctx.db, address),
    })),

  checks: writing.input(ofItem).query(({ ctx, input }) => checkItem(ctx, input.kind, input.id)),
  /** The names of who is told when one asks for publication. */
  askedOf: writing.query(async ({ ctx }) => ({
    names: (await askedOf(ctx.db, { id: ctx.user._id })).map(({ name, email }) => name || email),
  })),
  askToPublish: writing
    .input(ofItem.extend({ note }))
    .mutation(({ ctx, input: { kind, ...item } }) => askToPublish(ctx, kind, item)),
  publish: publishing.input(ofItem.extend({ note })).mutation(async ({ ctx, input: { kind, ...item } }) => {
    const { _id, slug, revision } = await publishItem(ctx, kind, item);
    return { _id, slug, revision };
  }),
  plan: publishing
    .input(ofItem.extend({ from: time.optional(), until: time.optional(), note }))
    .mutation(({ ctx, input: { kind, ...item } }) => planItem(ctx, kind, item)),
  unplan: publishing
    .input(z.strictObject({ id, action: z.enum(['publish', 'unpublish']) }))
    .mutation(({ ctx, input }) => unplanItem(ctx, input.id, input.action)),
  /** Moves one of an item's plans to another time. */
  movePlan: publishing
    .input(z.strictObject({ id, action: z.enum(['publish', 'unpublish']), at: time }))
    .mutation(({ ctx, input }) => movePlanned(ctx, input)),
  /** What is planned between two times or taken down after them, and what went public in between. */
  calendar: memberProcedure('content.read')
    .input(z.strictObject({ from: time, to: time }))
    .query(({ ctx, input }) => calendarOf(ctx, input)),
  /** Drafts without a time, for the calendar; an author's own. */
  undated: memberProcedure('content.read').query(({ ctx }) => undatedOf(ctx)),
  unpublish: publishing.input(ofItem).mutation(({ ctx, input }) => unpublishItem(ctx, input.kind, input.id)),

  history: writing
    .input(rangeInput.extend({ kind, id }))
    .query(({ ctx, input: { kind, ...range } }) => historyOf(ctx, kind, range)),
  version: writing.input(ofItem).query(({ ctx, input }) => versionOf(ctx, input.kind, input.id)),
  previewVersion: writing
    .input(ofItem)
    .mutation(({ ctx, input }) => previewVersion(ctx, input.kind, input.id)),
  nameMoment: writing
    .input(ofItem.extend({ name: oneLine().min(1).max(NOTE_MAX) }))
    .mutation(({ ctx, input: { kind, ...moment } }) => nameMoment(ctx, kind, moment)),
  restoreVersion: writing
    .input(ofItem)
    .mutation(({ ctx, input }) => restoreVersion(ctx, input.kind, input.id)),

  makePreviewLink: writing
    .input(ofItem)
    .mutation(({ ctx, input }) => makePreviewLink(ctx, input.kind, input.id)),
  revokePreviewLinks: writing
    .input(ofItem)
    .mutation(({ ctx, input }) => revokePreviewLinks(ctx, input.kind, input.id)),

  trash: publishing
    .input(rangeInput.extend({ kind: kind.optional() }).prefault({}))
    .query(({ ctx, input }) => trashPage(ctx.db, input)),
  /** Puts an item into the trash, public or not; an author their own draft, and takes it out again. */
  remove: writing
    .input(ofItem)
    .mutation(({ ctx, input }) => removeItem(ctx, contentOf(input.kind), input.id)),
  restore: writing.input(byIdInput).mutation(({ ctx, input }) => restoreItem(ctx, input.id)),
  emptyTrash: publishing
    .input(z.strictObject({ kind: kind.optional() }))
    .mutation(({ ctx, input }) => emptyTrash(ctx, input.kind)),
  erase: publishing.input(byIdInput).mutation(({ ctx, input }) => eraseItem(ctx, input.id)),
});
