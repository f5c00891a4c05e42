import { type Contents, type KindName, kindNames } from '../domain/kinds';
import { createStore, type ItemStore } from './items';
import { pageStore } from './pages';

type Stores = { [Name in KindName]: ItemStore<Contents[Name]['input'], Contents[Name]['stored']> };

/** The items of each kind in the database. */
export const stores = {
  ...Object.fromEntries(kindNames.map(kind => [kind, createStore(kind)])),
  page: pageStore,
} as Stores;

/** What treats kinds alike knows of an item only that it is one. */
export const storeOf = <Input, Stored>(kind: KindName) => stores[kind] as unknown as ItemStore<Input, Stored>;
