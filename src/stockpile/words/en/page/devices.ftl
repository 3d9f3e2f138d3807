# Where somebody is known: another device by a code, the list of devices, and signing them out.

server-signed-out = This device was signed out.
server-no-such-device = You have no such device, or it is signed out already.
server-too-many-devices = You are known on { $most } devices. Sign one out first.
server-code-wrong = This code is not right. Look at it again, or have a new one made.
server-code-used = This code has been used already. Have a new one made.
server-code-late = This code is too old: it is good for two minutes. Have a new one made.
server-code-tries = This code was tried too often. Have a new one made.
server-code-same = You are known here already: this code is for another device.
server-code-other = On this device you are { $other }; the code is { $name }’s.
server-code-later = That was often. Try it again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

devices-title = Devices
devices-why = Wherever you are signed in, you can play, also on several devices at once.
devices-name = { $known ->
    [both] { $browser } on { $system }
    [browser] { $browser }
    [system] A browser on { $system }
   *[neither] A device
}
devices-here = this device
devices-since = since { $date }
devices-seen = last here { $date }
devices-fingerprint = { $name }: { $fingerprint }
devices-sign-out = Sign out
devices-sign-out-named = Sign out: { $name }
devices-sign-out-sure = Yes, sign out
devices-sign-out-last = This is your only device: nobody could get back to your name and your games.
devices-sign-out-here = This browser will not know you any more. You come back with a code from another device of yours.
devices-sign-out-others = Sign out all others
devices-stay = Stay
devices-signed-out = You are signed out here.

devices-add = Use on another device
devices-add-why = Point the other device’s camera at this, or open { $address } there and type the code.
devices-add-local = This address works on this machine alone, in another browser: open { $address } there and type the code. For a phone, stop the server and start it with this command:
devices-add-once = It works once, and for two minutes. Show it to nobody: whoever has it plays as you.
devices-qr = The code as a QR code
devices-code = Code
devices-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
devices-over = This code is too old now.
devices-again = New code
devices-added = Added: { $name }

devices-join-title = Use this device too
devices-join-why = On a device where you play already, choose “Use on another device”. Then type the code that it shows.
devices-join = Sign in here
devices-join-other = On this device you are { $other }. If you go on, it will be { $name }’s, and { $other } is signed out here.
devices-join-other-last = If { $other } is signed in on no other device, nobody gets back to that name and its games.
devices-join-replace = Go on as { $name }
devices-join-keep = Stay { $other }
devices-joined = You are { $name } here now.
devices-join-link = Play already on another device?
