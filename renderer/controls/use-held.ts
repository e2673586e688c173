import { useEffect, useEffectEvent, useRef, useState } from 'react';

const firstMs = 400;
const nextMs = 70;

export function useHeld(action: () => void, can: boolean) {
  const [isHeld, setHeld] = useState(false);
  const hasRepeated = useRef(false);
  const again = useEffectEvent(action);
  const repeats = isHeld && can;
  useEffect(() => {
    if (!repeats) return;
    let timer = setTimeout(repeat, firstMs);
    function repeat() {
      hasRepeated.current = true;
      again();
      timer = setTimeout(repeat, nextMs);
    }
    return () => {
      clearTimeout(timer);
    };
  }, [repeats]);
  const release = () => {
    setHeld(false);
  };
  return {
    onPointerDown: () => {
      hasRepeated.current = false;
      setHeld(true);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    /** A click follows the release of a pointer; keys and speech control send only the click. */
    onClick: () => {
      if (can && !hasRepeated.current) action();
      hasRepeated.current = false;
    },
  };
}
