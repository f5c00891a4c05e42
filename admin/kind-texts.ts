import { kinds } from '../domain/kinds';
import type { Kind } from '../domain/kinds/kind';
import { messages } from '../domain/messages';
import type { ListedKind } from '../domain/paths';

type KindTexts = {
  /** Singular noun, such as `article`. */
  noun: string;
  addLabel: string;
  emptyTitle: string;
  perPage: number;
  messages: Record<
    | 'created'
    | 'updated'
    | 'removed'
    | 'createFailed'
    | 'updateFailed'
    | 'removeFailed'
    | 'readFailed'
    | 'listFailed',
    string
  >;
};

/** Texts that the specification fixes. */
const SPECIFIED_TEXTS: Partial<Record<ListedKind, Partial<KindTexts>>> = {
  article: {
    addLabel: 'Add New Blog',
    messages: {
      created: messages.articleCreated,
      updated: messages.articleUpdated,
      removed: messages.articleRemoved,
      createFailed: messages.articleCreateFailed,
      updateFailed: messages.articleUpdateFailed,
      removeFailed: messages.articleRemoveFailed,
      readFailed: messages.articleByIdFailed,
      listFailed: messages.articlesFailed,
    },
  },
  case: {
    noun: 'review',
    addLabel: 'Add New Review',
    emptyTitle: 'No reviews yet',
    perPage: 12,
    messages: {
      created: messages.caseCreated,
      updated: messages.caseUpdated,
      removed: messages.caseRemoved,
      createFailed: messages.caseCreateFailed,
      updateFailed: messages.caseUpdateFailed,
      removeFailed: messages.caseRemoveFailed,
      readFailed: messages.caseByIdFailed,
      listFailed: messages.casesFailed,
    },
  },
};

export function getKindTexts(kind: ListedKind): KindTexts {
  const { noun, nouns, rest }: Kind = kinds[kind];
  return {
    noun,
    addLabel: `New ${noun}`,
    emptyTitle: `No ${nouns} yet`,
    perPage: 20,
    messages: {
      created: `The ${noun} has been published.`,
      updated: `The ${noun} has been updated.`,
      removed: `The ${noun} is in the trash.`,
      createFailed: `Couldn’t publish the ${noun}. Try again.`,
      updateFailed: `Couldn’t update the ${noun}. Try again.`,
      removeFailed: `Couldn’t delete the ${noun}. Try again.`,
      readFailed: rest?.notFound.id ?? `Couldn’t load the ${noun}. Try again.`,
      listFailed: `Couldn’t load the ${nouns}. Try again.`,
    },
    ...SPECIFIED_TEXTS[kind],
  };
}
