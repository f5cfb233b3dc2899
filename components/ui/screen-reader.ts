import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** True while the device reads its screen aloud. */
export function useScreenReader(): boolean {
  const [reads, setReads] = useState(false);
  useEffect(() => {
    let gone = false;
    void AccessibilityInfo.isScreenReaderEnabled().then((on) => {
      if (!gone) setReads(on);
    });
    const heard = AccessibilityInfo.addEventListener('screenReaderChanged', setReads);
    return () => {
      gone = true;
      heard.remove();
    };
  }, []);
  return reads;
}
