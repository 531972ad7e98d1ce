import { isFrame } from '../../../contract/window/frame';
import { isPositionLink } from '../../../core/notation/links/positionLink';
import type { AppState } from '../../state/appState';
import type { FileSession } from './fileSession';

/** The page's address without query and fragment, and whether its query asks for the embedded view. */
export function pagePlaceOf({ href, search }: Pick<Location, 'href' | 'search'>) {
  const place: Pick<AppState, 'address' | 'isEmbedded'> = {
    address: href.replace(/[?#].*$/s, ''),
    isEmbedded: isFrame(search),
  };
  return place;
}

type Page = Pick<Window, 'addEventListener'> & { readonly location: Pick<Location, 'href'> };

/** Opens the position in the page's address, now and whenever the fragment changes. */
export function startLinkSession(page: Page, files: Pick<FileSession, 'openLink'>): void {
  const follow = () => {
    const { href } = page.location;
    if (isPositionLink(href)) files.openLink(href);
  };
  page.addEventListener('hashchange', follow);
  follow();
}
