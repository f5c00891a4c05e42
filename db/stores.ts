import { type ContentTypes, type KindName, kindNames } from '../domain/kinds';
import { createStore, type ItemStore } from './items';
import { pageStore } from './pages';

type Stores = { [Name in KindName]: ItemStore<ContentTypes[Name]['input'], ContentTypes[Name]['stored']> };

export const itemStores = {
  ...Object.fromEntries(kindNames.map(kind => [kind, createStore(kind)])),
  page: pageStore,
} as Stores;

/** Returns the kind’s store with generic types, for code that handles all kinds. */
export const getStore = <Input, Stored>(kind: KindName) =>
  itemStores[kind] as unknown as ItemStore<Input, Stored>;
