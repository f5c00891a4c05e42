import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/global.css';
import '../../styles/wide.css';
import '../../styles/transitions.css';
import '../../styles/print.css';
import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { ConsentHost } from '../../components/consent/ConsentHost';
import { ErrorBoundary } from '../../components/site/ErrorBoundary';
import { Footer } from '../../components/site/Footer';
import { Header } from '../../components/site/Header';
import { SkipLink } from '../../components/site/SkipLink';
import { useHashScroll } from '../../components/site/use-hash-scroll';
import { StoredPage } from '../../components/stored/StoredPage';
import { ToastHost } from '../../components/ui/ToastHost';

/** Renders the frame of every public page (rule 8). */
export default function SiteLayout({ children }: { children: ReactNode }) {
  const { urlPathname, stored, frame } = usePageContext();
  const isFrameCached = frame?.isCached;
  useHashScroll();
  return (
    <>
      <SkipLink />
      <ConsentHost />
      {isFrameCached ? <header /> : <Header path={urlPathname} />}
      <main id="main">
        <ErrorBoundary resetKey={urlPathname}>
          {stored && !stored.own ? <StoredPage key={urlPathname} {...stored} /> : children}
        </ErrorBoundary>
      </main>
      {isFrameCached ? <footer /> : <Footer path={urlPathname} />}
      <ToastHost />
    </>
  );
}
