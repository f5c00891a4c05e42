import type { PageContextServer } from 'vike/types';
import { unknownAddress } from '../unknown-address';

export async function guard({ api, urlPathname }: PageContextServer): Promise<void> {
  if (!(await api.pages.at({ path: urlPathname }))) throw unknownAddress();
}
