import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/global.css';
import '../../styles/print.css';
import type { ReactNode } from 'react';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
