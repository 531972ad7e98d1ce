import { useEffect, useRef } from 'preact/hooks';

/**
 * A command that a dialog calls is run once the dialog has shut and given the focus back: what it acts on may
 * be where that was.
 * @returns remembers the command; whoever calls it shuts the dialog
 */
export function useCallOnceShut(isOpen: boolean, onCommand: (id: string) => void): (id: string) => void {
  const called = useRef<string | null>(null);
  useEffect(() => {
    const id = called.current;
    called.current = null;
    if (!isOpen && id !== null) onCommand(id);
  }, [isOpen]);
  return (id) => {
    called.current = id;
  };
}
