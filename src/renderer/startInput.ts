import { startBoardPainting } from './features/design/input/boardPainting';
import { brushInHand } from './features/design/state/boardEditor';
import { startBoardPointer, startPointing } from './input/board/boardPointer';
import { startFlatBoardGestures } from './input/board/flatBoardGestures';
import { pickFlat } from './input/board/flatPick';
import type { CommandContext } from './input/command';
import { startFileDrop } from './input/document/fileDrop';
import { startClipboard } from './input/editing/clipboard';
import { startTileDragging } from './input/editing/tileDragging';
import { startKeyboard } from './input/keyboard';
import { startFlightEnding } from './input/play/flightEnding';
import { openMenuAtFocus, startContextPointer } from './input/window/contextPointer';
import type { BoardScene } from './scene/boardScene';
import { zoomFactor } from './scene/camera/wheelZoom';
import type { FlatBoardSession } from './session/board/flatBoardSession';
import type { FileSession } from './session/document/fileSession';
import type { Store } from './session/store';
import { isFlat } from './state/board/flatBoard';
import { canOpenAnchors } from './state/walk/anchorWalk';

/** Targets of keys and pointers. */
export interface InputTargets {
  readonly store: Store;
  readonly files: FileSession;
  readonly flat: FlatBoardSession;
  /** Null if there is none. */
  readonly scene: () => BoardScene | null;
}

/** The context for commands at the moment they are called. */
export function commandContextOf({ files, flat, scene, store }: InputTargets): CommandContext {
  const { dispatch } = store;
  const state = store.state.peek();
  const seen = isFlat(state) ? null : scene();
  return {
    dispatch,
    state,
    camera: isFlat(state) ? flat.control : (seen?.camera ?? null),
    files,
    openMenu: () => openMenuAtFocus(dispatch, state, seen?.pointOfSquare ?? null),
  };
}

/**
 * @param place of the 3D board
 * @param flatBoard the element that replaces it
 */
export function startInput(targets: InputTargets, place: HTMLElement, flatBoard: HTMLElement): void {
  const { files, flat, scene, store } = targets;
  const { dispatch } = store;
  const state = () => store.state.peek();
  const pickScene = (x: number, y: number) => scene()?.pick(x, y) ?? null;
  const boards = [
    { board: flatBoard, pick: pickFlat },
    { board: place, pick: pickScene },
  ];

  startKeyboard(window, () => commandContextOf(targets));
  if (state().isEmbedded) {
    for (const { board, pick } of boards) startPointing(board, pick, dispatch, () => isPointingWanted(store));
    startFlatBoardGestures(flatBoard, { ...flat, zoomFactor, state });
    return;
  }
  startFlightEnding(window, state, dispatch);
  startClipboard(window, files);
  startFileDrop(window, dispatch, files);
  startBoardPainting(document.body, { place, pick: squareOf(pickScene), state, dispatch });
  startTileDragging(window, { place, scene, state, dispatch, isWanted: () => brushInHand(state()) === null });
  startFlatBoardGestures(flatBoard, { ...flat, zoomFactor, state });
  for (const { board, pick } of boards) {
    startBoardPointer(board, pick, dispatch);
    startPointing(board, pick, dispatch, () => isPointingWanted(store));
  }
  startContextPointer(window, boards, dispatch);
}

type Picked = ReturnType<typeof pickFlat>;

const squareOf = (pick: (x: number, y: number) => Picked) => (x: number, y: number) => {
  const picked = pick(x, y);
  return picked?.kind === 'square' ? { row: picked.row, col: picked.col } : null;
};

/** Whether anything on the board reacts to the pointer. */
function isPointingWanted(store: Store): boolean {
  const state = store.state.peek();
  const isWalk = state.walk !== null || canOpenAnchors(state);
  return isWalk || state.crossChecks.isShown || brushInHand(state) !== null;
}
