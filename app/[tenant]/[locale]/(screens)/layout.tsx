import type { ReactNode } from 'react';
import '#app/styles/screens/frame.css';
import '#app/styles/screens/scoreboard.css';
import '#app/styles/screens/board-shapes.css';
import '#app/styles/screens/sides.css';
import '#app/styles/screens/board-players.css';
import '#app/styles/screens/shot-clock.css';
import '#app/styles/screens/idle.css';
import '#app/styles/screens/graphic.css';
import '#app/styles/screens/stats.css';
import '#app/styles/screens/graphics/stage.css';
import '#app/styles/screens/graphics/bug.css';
import '#app/styles/screens/graphics/lower.css';
import '#app/styles/screens/graphics/panel.css';
import '#app/styles/screens/graphics/duel.css';
import '#app/styles/screens/graphics/tables.css';
import '#app/styles/screens/graphics/break.css';
import '#app/styles/screens/graphics/bracket.css';

export default function ScreenLayout({ children }: { children: ReactNode }) {
  return children;
}
