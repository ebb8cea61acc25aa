import { ball } from './ball.ts';
import { circle, fillStyle, group, n, path, stroke } from './svg.ts';

type Joint = readonly [x: number, y: number];

/** A player in mid-movement: joints in units of which a standing figure is about 330 high, the hips at the origin. */
export type Pose = {
  neck: Joint;
  head: Joint;
  rightArm: readonly [Joint, Joint];
  leftArm: readonly [Joint, Joint];
  rightLeg: readonly [Joint, Joint];
  leftLeg: readonly [Joint, Joint];
  ball?: Joint;
};

// biome-ignore format: a pose is read as one row
export const poses = {
  shot: { neck: [5, -122], head: [9, -160], rightArm: [[58, -146], [38, -206]], leftArm: [[4, -168], [22, -212]], rightLeg: [[24, 82], [6, 160]], leftLeg: [[-16, 84], [-44, 152]], ball: [38, -236] },
  dunk: { neck: [22, -118], head: [32, -156], rightArm: [[62, -172], [96, -232]], leftArm: [[-32, -88], [-74, -58]], rightLeg: [[56, 42], [10, 104]], leftLeg: [[-26, 88], [-88, 134]], ball: [112, -258] },
  dribble: { neck: [44, -106], head: [66, -138], rightArm: [[84, -56], [104, 6]], leftArm: [[-4, -58], [-46, -24]], rightLeg: [[56, 62], [34, 150]], leftLeg: [[-44, 56], [-106, 128]], ball: [112, 66] },
  defence: { neck: [-8, -112], head: [-14, -150], rightArm: [[48, -136], [92, -182]], leftArm: [[-68, -92], [-126, -70]], rightLeg: [[52, 58], [76, 146]], leftLeg: [[-58, 54], [-86, 142]] },
  layup: { neck: [20, -120], head: [30, -158], rightArm: [[50, -170], [66, -228]], leftArm: [[-26, -100], [-52, -148]], rightLeg: [[58, 30], [40, 106]], leftLeg: [[-18, 88], [-58, 168]], ball: [78, -252] },
  rebound: { neck: [0, -122], head: [0, -160], rightArm: [[48, -166], [34, -228]], leftArm: [[-48, -166], [-34, -228]], rightLeg: [[36, 70], [52, 146]], leftLeg: [[-36, 70], [-58, 142]], ball: [0, -250] },
  joy: { neck: [0, -120], head: [4, -158], rightArm: [[56, -158], [88, -220]], leftArm: [[-56, -158], [-90, -218]], rightLeg: [[30, 80], [42, 162]], leftLeg: [[-30, 78], [-44, 162]] },
} as const satisfies Record<string, Pose>;

export type Kit = {
  shirt: string;
  trim: string;
  shorts: string;
  skin: string;
  skinShade: string;
  hair: string;
  shoes: string;
  ball: string;
  seam: string;
};

const round = 'stroke-linecap="round" stroke-linejoin="round"';
const line = (points: readonly Joint[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
const limb = (points: readonly Joint[], color: string, width: number) =>
  path(line(points), `${stroke(color, width)} ${round}`);
const between = (from: Joint, to: Joint, share: number): Joint => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

function leg(hip: Joint, [knee, foot]: readonly [Joint, Joint], kit: Kit, skin: string): string {
  const ankle = between(knee, foot, 0.94);
  const toe: Joint = [foot[0] + 20, foot[1] + 4];
  return (
    limb([hip, knee], skin, 32) +
    limb([knee, ankle], skin, 23) +
    limb([between(knee, foot, 0.72), ankle], kit.trim, 22) +
    limb([[foot[0] - 4, foot[1]], toe], kit.shoes, 22) +
    limb([hip, between(hip, knee, 0.72)], kit.shorts, 44)
  );
}

const arm = (shoulder: Joint, [elbow, hand]: readonly [Joint, Joint], skin: string) =>
  limb([shoulder, elbow], skin, 22) + limb([elbow, hand], skin, 17) + circle(hand[0], hand[1], 11, fillStyle(skin));

/** A player in a pose; `mirrored` looks to the left. */
export function drawFigure(pose: Pose, kit: Kit, x: number, y: number, scale: number, mirrored = false): string {
  const lean: Joint = [pose.neck[0], pose.neck[1]];
  const right: Joint = [lean[0] + 30, lean[1] + 12];
  const left: Joint = [lean[0] - 30, lean[1] + 14];
  const [hipRight, hipLeft]: Joint[] = [
    [15, 0],
    [-15, 0],
  ];
  const torso = `${line([left, right, [22, 4], [-22, 4]])}Z`;
  const content = [
    leg(hipLeft ?? [0, 0], pose.leftLeg, kit, kit.skinShade),
    arm(left, pose.leftArm, kit.skinShade),
    leg(hipRight ?? [0, 0], pose.rightLeg, kit, kit.skin),
    limb([between(lean, pose.head, 0.05), pose.head], kit.skinShade, 19),
    path(torso, `fill="${kit.shirt}" stroke="${kit.shirt}" stroke-width="20" stroke-linejoin="round"`),
    limb(
      [
        [right[0] + 3, right[1] - 4],
        [27, 2],
      ],
      kit.trim,
      6,
    ),
    limb(
      [
        [-26, 8],
        [26, 8],
      ],
      kit.trim,
      9,
    ),
    circle(pose.head[0], pose.head[1], 25, fillStyle(kit.skin)),
    path(
      `M${n(pose.head[0] - 26)} ${n(pose.head[1] + 4)}A26 26 0 0 1 ${n(pose.head[0] + 22)} ${n(pose.head[1] - 13)}Q${n(pose.head[0])} ${n(pose.head[1] - 10)} ${n(pose.head[0] - 14)} ${n(pose.head[1] + 8)}Z`,
      fillStyle(kit.hair),
    ),
    pose.ball ? ball(pose.ball[0], pose.ball[1], 27, kit.ball, kit.seam, 30, 2.4) : '',
    arm(right, pose.rightArm, kit.skin),
  ];
  return group(`translate(${n(x)} ${n(y)}) scale(${n(mirrored ? -scale : scale)} ${n(scale)})`, content.join(''));
}
